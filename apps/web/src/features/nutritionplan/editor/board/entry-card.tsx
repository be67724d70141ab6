import { Lock, Minus, Pencil, Plus, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import { ConflictBadges } from '../../../../domain/conflicts/conflict-badges.tsx'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { recipeName } from '../../../../domain/recipes/recipe-name.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useBoardValue, useEditor, usePlanValue } from '../editor-context.ts'
import type { PlanEntry } from '../state/plan-week.ts'
import { figuresOf } from '../state/shown-figures.ts'
import { texts } from '../texts.ts'
import { dragProps } from './drag.ts'

interface EntryCardProps {
  readonly entry: PlanEntry
  readonly slot: MealSlot
}

const stepClass =
  'grid size-6 place-items-center rounded-full text-leaf hover:bg-leaf-soft active:bg-sage-deep pointer-coarse:size-11'

/** Card of a planned recipe or food: its button opens the entry, plus and minus change the amount. */
export const EntryCard = memo(function EntryCard({ entry, slot }: EntryCardProps) {
  const editor = useEditor()
  const { board, actions, conflictsOf, areNumbersHidden } = editor
  const { key, item, amount, locked } = entry
  const kcal = usePlanValue(({ history }) => figuresOf(history.week, slot.day).kcalByEntry.get(key) ?? 0)
  const isStop = useBoardValue(({ stop }) => stop === key)
  const isDragged = useBoardValue(({ dragged }) => dragged?.type === 'entry' && dragged.key === key)
  const name = recipeName(item.name)
  const conflicts = conflictsOf(item)
  const marks = [
    ...(locked ? [texts.locked] : []),
    ...(item.removed ? [texts.removedItem] : []),
    ...(item.edited ? [texts.editedItem] : []),
  ]
  return (
    <li
      data-entry
      {...dragProps(editor, { type: 'entry', key }, name)}
      className={classNames(
        'group relative rounded-md bg-raised px-2 pt-1.5 pb-1 shadow-low inset-ring inset-ring-line transition-shadow duration-(--quick) forced-colors:border',
        'hover:shadow-high has-[[data-stop]:focus-visible]:inset-ring-2 has-[[data-stop]:focus-visible]:inset-ring-focus',
        isDragged && 'opacity-50',
      )}
    >
      <button
        type="button"
        data-stop={key}
        tabIndex={isStop ? 0 : -1}
        onFocus={() => board.enter(key, slot)}
        onClick={() => board.open({ type: 'entry', key })}
        aria-label={texts.entryLabel(name, texts.amountOf(item, amount), areNumbersHidden ? null : kcal, marks)}
        className="block w-full cursor-grab text-left text-sm leading-snug @min-[52rem]:text-xs font-semibold outline-none hyphens-auto wrap-anywhere after:absolute after:inset-0 after:rounded-md active:cursor-grabbing"
      >
        <span className="line-clamp-3">{name}</span>
      </button>
      {conflicts.length > 0 ? (
        <div className="relative z-1 mt-0.5 w-fit">
          <ConflictBadges conflicts={conflicts} isShort />
        </div>
      ) : null}
      {item.removed || item.edited ? (
        <p className="mt-0.5 flex items-start gap-1 text-xs text-apricot-ink">
          {item.removed ? (
            <TriangleAlert className="mt-0.5 size-3 shrink-0" aria-hidden="true" />
          ) : (
            <Pencil className="mt-0.5 size-3 shrink-0" aria-hidden="true" />
          )}
          {item.removed ? texts.removedItem : texts.editedItem}
        </p>
      ) : null}
      <div className="mt-0.5 flex min-h-6 items-center justify-between gap-1 text-xs whitespace-nowrap tabular-nums pointer-coarse:min-h-11">
        <span className="flex items-center gap-1 font-semibold" aria-hidden="true">
          {texts.shortAmount(item, amount)}
          {locked ? <Lock className="size-3 text-apricot-ink" /> : null}
        </span>
        <span className="text-ink-soft pointer-fine:group-hover:hidden" aria-hidden="true">
          {areNumbersHidden ? null : texts.kcal(kcal)}
        </span>
        <span className="relative z-1 -mr-1 hidden items-center pointer-coarse:flex pointer-fine:group-hover:flex">
          <button
            type="button"
            tabIndex={-1}
            aria-label={texts.fewer(name)}
            className={stepClass}
            onClick={() => actions.step(key, -1)}
          >
            <Minus className="size-3.5" aria-hidden="true" />
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={texts.moreOf(name)}
            className={stepClass}
            onClick={() => actions.step(key, 1)}
          >
            <Plus className="size-3.5" aria-hidden="true" />
          </button>
        </span>
      </div>
    </li>
  )
})
