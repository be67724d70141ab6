import { GripVertical } from 'lucide-react'
import { memo } from 'react'
import { ConflictBadges } from '../../../../domain/conflicts/conflict-badges.tsx'
import { macroNames, macros } from '../../../../domain/macros/macros.ts'
import { NutrientDot } from '../../../../domain/macros/nutrient-dot.tsx'
import { recipeName } from '../../../../domain/recipes/recipe-name.ts'
import { formatNumber } from '../../../../lib/format.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { dragProps } from '../board/drag.ts'
import { useEditor } from '../editor-context.ts'
import type { EditorItem } from '../state/plan-week.ts'
import { texts } from '../texts.ts'

interface ResultRowProps {
  readonly id: string
  readonly item: EditorItem
  readonly isActive: boolean
  readonly onAdd: (item: EditorItem) => void
}

/** Search result: a click adds the recipe or food to the selected meal; it can be dragged to any other. */
export const ResultRow = memo(function ResultRow({ id, item, isActive, onAdd }: ResultRowProps) {
  const editor = useEditor()
  const name = recipeName(item.name)
  const per = item.kind === 'food' ? 100 : 1
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the search field (aria-activedescendant)
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the search field adds the active option
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      {...dragProps(editor, { type: 'item', item }, name)}
      onClick={() => onAdd(item)}
      className={classNames(
        'group flex cursor-pointer items-start gap-2 rounded-md py-2 pr-3 pl-1 hover:bg-sunk pointer-coarse:pl-3 active:cursor-grabbing',
        isActive && 'bg-leaf-soft inset-ring inset-ring-leaf',
      )}
    >
      <GripVertical
        className="mt-0.5 size-4 shrink-0 text-ink-faint opacity-0 group-hover:opacity-100 pointer-coarse:hidden"
        aria-hidden="true"
      />
      <span className="min-w-0 flex-1">
        <span className="block text-sm leading-snug font-semibold hyphens-auto wrap-anywhere">{name}</span>
        {editor.areNumbersHidden ? null : (
          <span className="mt-0.5 flex flex-wrap items-center gap-x-2.5 text-xs text-ink-soft tabular-nums">
            <span>{texts.kcalPer(item, item.nutrition.kcal * per)}</span>
            {macros.map((macro) => (
              <span key={macro} className="inline-flex items-center gap-1">
                <NutrientDot nutrient={macro} className="size-1.5" />
                <span className="sr-only">{macroNames[macro]} </span>
                {formatNumber(Math.round(item.nutrition[macro] * per))} g
              </span>
            ))}
            {item.source ? <span>{item.source}</span> : null}
          </span>
        )}
        <ConflictBadges conflicts={editor.conflictsOf(item)} className="mt-1" />
      </span>
    </div>
  )
})
