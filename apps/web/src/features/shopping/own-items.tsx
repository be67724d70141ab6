import { CalendarDays, X } from 'lucide-react'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { AisleLists } from './aisle-lists.tsx'
import { DeleteDone } from './delete-done.tsx'
import type { ShownItem } from './pending-changes.ts'
import { texts } from './texts.ts'
import { TickRow } from './tick-row.tsx'
import { useRowFocus } from './use-row-focus.ts'

interface OwnItemsProps {
  readonly items: readonly ShownItem[]
  readonly onTick: (item: ShownItem, checked: boolean) => void
  readonly onRemove: (item: ShownItem) => void
  /** Deletes a ticked item without undo. */
  readonly onRemoveDone: (item: ShownItem) => void
}

/**
 * The member's own items: open ones by aisle, then ticked ones. In an aisle what was typed comes first, the newest on top,
 * then what is from the plan, as alphabetical as it was added.
 */
export function OwnItems({ items, onTick, onRemove, onRemoveDone }: OwnItemsProps) {
  const openFocus = useRowFocus()
  const doneFocus = useRowFocus()
  const unticked = items.filter((item) => !item.checked)
  const planned = unticked.filter(({ fromPlan }) => fromPlan)
  const open = [...unticked.filter(({ fromPlan }) => !fromPlan).toReversed(), ...planned]
  const done = items.filter((item) => item.checked)
  const row = (item: ShownItem) => (
    <TickRow key={item.id} item={item} onTick={(checked) => onTick(item, checked)}>
      {item.fromPlan && !item.checked ? (
        <span className="grid size-8 shrink-0 place-items-center text-leaf" title={texts.fromOwnPlan}>
          <CalendarDays className="size-4" aria-hidden="true" />
          <VisuallyHidden>{texts.fromOwnPlan}</VisuallyHidden>
        </span>
      ) : null}
      <button
        type="button"
        aria-label={texts.remove(item.name)}
        disabled={item.pending}
        onClick={() => onRemove(item)}
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-berry-soft hover:text-berry"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </TickRow>
  )
  return (
    <>
      {planned.length > 0 ? (
        <p className="mt-3 flex items-center gap-2 text-sm text-ink-soft">
          <CalendarDays className="size-4 text-leaf" aria-hidden="true" />
          {texts.fromOwnPlanCount(planned.length)}
        </p>
      ) : null}
      <div {...openFocus}>
        <AisleLists items={open} label={texts.title} heading="h3" row={row} />
      </div>
      {done.length > 0 ? (
        <section className="mt-6" aria-label={texts.done}>
          <div className="flex items-center justify-between gap-4">
            <h3 className="text-lg text-ink-soft">{`${texts.done} (${done.length})`}</h3>
            <DeleteDone items={done} onRemove={onRemoveDone} />
          </div>
          <div {...doneFocus}>
            <ul>{done.map(row)}</ul>
          </div>
        </section>
      ) : null}
    </>
  )
}
