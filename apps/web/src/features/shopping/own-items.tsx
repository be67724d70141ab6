import { X } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { DeleteDone } from './delete-done.tsx'
import type { ShownItem } from './pending.ts'
import { texts } from './texts.ts'
import { TickRow } from './tick-row.tsx'

interface OwnItemsProps {
  readonly items: readonly ShownItem[]
  readonly onTick: (item: ShownItem, checked: boolean) => void
  readonly onRemove: (item: ShownItem) => void
  readonly onRestore: (item: ShownItem) => void
}

/** The member's items: what is open with the newest on top, then what is done. A deletion can be undone. */
export function OwnItems({ items, onTick, onRemove, onRestore }: OwnItemsProps) {
  const [removed, setRemoved] = useState<ShownItem>()
  const open = items.filter((item) => !item.checked).toReversed()
  const done = items.filter((item) => item.checked)

  const remove = (item: ShownItem) => {
    setRemoved(item)
    onRemove(item)
  }
  const undo = (item: ShownItem) => {
    setRemoved(undefined)
    onRestore(item)
  }
  const row = (item: ShownItem) => (
    <TickRow key={item.id} item={item} onTick={(checked) => onTick(item, checked)}>
      <button
        type="button"
        aria-label={texts.remove(item.name)}
        disabled={item.pending}
        onClick={() => remove(item)}
        className="grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-berry-soft hover:text-berry"
      >
        <X className="size-5" aria-hidden="true" />
      </button>
    </TickRow>
  )

  return (
    <>
      <ul aria-label={texts.title}>{open.map(row)}</ul>
      {done.length > 0 ? (
        <section className="mt-6" aria-label={texts.done}>
          <div className="flex items-center justify-between gap-4">
            <h3 className="text-lg text-ink-soft">{`${texts.done} (${done.length})`}</h3>
            <DeleteDone items={done} onRemove={onRemove} />
          </div>
          <ul>{done.map(row)}</ul>
        </section>
      ) : null}
      <div role="status">
        {removed ? (
          <p className="mt-4 flex items-center justify-between gap-4 rounded-md bg-sage py-1 pr-1 pl-4 text-sm">
            <span className="wrap-anywhere">{texts.removed(removed.name)}</span>
            <Button variant="quiet" size="sm" onClick={() => undo(removed)}>
              {texts.undo}
            </Button>
          </p>
        ) : null}
      </div>
    </>
  )
}
