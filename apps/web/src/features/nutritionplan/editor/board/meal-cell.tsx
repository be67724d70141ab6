import { Ellipsis, Plus, StickyNote } from 'lucide-react'
import { Fragment, memo } from 'react'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { classNames } from '../../../../ui/class-names.ts'
import { useBoardValue, useEditor, usePlanValue } from '../editor-context.ts'
import { addStop } from '../state/navigation.ts'
import { isMealEnabled } from '../state/plan-week.ts'
import { texts } from '../texts.ts'
import { dropProps } from './drag.ts'
import { EntryCard } from './entry-card.tsx'

interface MealCellProps extends MealSlot {
  /** Whether this is the day shown on narrow screens. */
  readonly isShownAlone: boolean
  readonly onAdd: (slot: MealSlot) => void
}

/** Line at the position where a dragged item would be inserted. */
const DropLine = () => <li aria-hidden="true" className="h-1 rounded-full bg-apricot" />

/** Cell of a meal: note, entries, and the add button. */
export const MealCell = memo(function MealCell({ day, meal, isShownAlone, onAdd }: MealCellProps) {
  const editor = useEditor()
  const { board } = editor
  const slot: MealSlot = { day, meal }
  const { note, entries } = usePlanValue(({ history }) => history.week.days[day][meal])
  const isEnabled = usePlanValue(({ history }) => isMealEnabled(history.week, meal))
  const isSelected = useBoardValue(({ selected }) => selected.day === day && selected.meal === meal)
  const isStop = useBoardValue(({ stop }) => stop === addStop(slot))
  const dropIndex = useBoardValue(({ drop }) =>
    drop?.slot.day === day && drop.slot.meal === meal ? drop.index : undefined,
  )
  const visibility = isShownAlone ? 'flex' : 'hidden @min-[52rem]:flex'
  if (!isEnabled)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a cell of the grid, not of a table
      <div
        role="gridcell"
        tabIndex={-1}
        className={classNames(visibility, 'items-center rounded-md bg-sunk px-2 py-1 text-xs text-ink-soft')}
      >
        {entries.length > 0 ? texts.resting(entries.length) : texts.mealOff}
      </div>
    )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a cell of the grid, not of a table
    <div
      role="gridcell"
      tabIndex={-1}
      // A click outside the entries focuses the cell and selects the meal.
      onFocus={({ target, currentTarget }) => {
        if (target === currentTarget) board.select(slot)
      }}
      {...dropProps(editor, slot)}
      data-meal={`${day} ${meal}`}
      data-selected={isSelected}
      className={classNames(
        visibility,
        'group/cell min-w-0 flex-col gap-1.5 rounded-md p-1 outline-none transition-colors duration-(--quick)',
        isSelected ? 'bg-leaf-soft' : 'bg-sunk',
        dropIndex !== undefined && 'inset-ring-2 inset-ring-apricot',
      )}
    >
      {note ? (
        <button
          type="button"
          tabIndex={-1}
          onClick={() => board.open({ type: 'meal', slot })}
          className="flex items-start gap-1 rounded-sm px-1 text-left text-xs text-ink-soft hover:text-ink"
        >
          <StickyNote className="mt-0.5 size-3 shrink-0" aria-hidden="true" />
          <span className="line-clamp-3 wrap-anywhere">{note}</span>
        </button>
      ) : null}
      {entries.length > 0 || dropIndex !== undefined ? (
        <ul className="flex flex-col gap-1.5">
          {entries.map((entry, index) => (
            <Fragment key={entry.key}>
              {dropIndex === index ? <DropLine /> : null}
              <EntryCard entry={entry} slot={slot} />
            </Fragment>
          ))}
          {dropIndex === entries.length ? <DropLine /> : null}
        </ul>
      ) : null}
      <div className="mt-auto flex items-center gap-1">
        <button
          type="button"
          data-stop={addStop(slot)}
          tabIndex={isStop ? 0 : -1}
          aria-label={texts.addTo(slot)}
          onFocus={() => board.enter(addStop(slot), slot)}
          onClick={() => onAdd(slot)}
          className={classNames(
            'flex min-h-8 flex-1 items-center justify-center gap-1 rounded-md text-xs font-semibold text-leaf pointer-coarse:min-h-11',
            'hover:bg-raised',
            entries.length > 0 && !isSelected && '@min-[52rem]:opacity-60 @min-[52rem]:group-hover/cell:opacity-100',
          )}
        >
          <Plus className="size-4" aria-hidden="true" />
          <span className={classNames(entries.length > 0 && '@min-[52rem]:sr-only')}>{texts.add}</span>
        </button>
        <button
          type="button"
          tabIndex={-1}
          aria-label={texts.mealActions(slot)}
          onClick={() => board.open({ type: 'meal', slot })}
          className={classNames(
            'grid size-8 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-raised hover:text-ink pointer-coarse:size-11',
            !isSelected && 'pointer-fine:opacity-0 pointer-fine:group-hover/cell:opacity-100',
          )}
        >
          <Ellipsis className="size-4" aria-hidden="true" />
        </button>
      </div>
    </div>
  )
})
