import { Check, ListPlus, Plus, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AisleLists } from './aisle-lists.tsx'
import type { ShownItem } from './pending-changes.ts'
import { texts } from './texts.ts'
import { TickRow } from './tick-row.tsx'

interface SuggestionsProps {
  readonly title: string
  readonly items: readonly ShownItem[]
  readonly onTick: (item: ShownItem, checked: boolean) => void
  readonly onAccept: (item: ShownItem) => void
  /** Deletes a suggestion; undefined if the member may not. */
  readonly onRemove?: ((item: ShownItem) => void) | undefined
  /** Takes over all open suggestions; undefined if not offered. */
  readonly onAcceptAll?: (() => void) | undefined
}

/** Card with suggestions from the plan, the trainer or an admin; a ticked one can no longer be taken over. */
export function Suggestions({ title, items, onTick, onAccept, onAcceptAll, onRemove }: SuggestionsProps) {
  if (items.length === 0) return null
  const open = items.filter(({ checked }) => !checked).length
  return (
    <Card as="section" tone="apricot" aria-label={title} className="mt-6">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 mb-2 text-sm text-ink-soft">{texts.suggestionsText}</p>
      {onAcceptAll && open > 1 ? (
        <Button className="my-2" onClick={onAcceptAll}>
          <ListPlus className="size-5" aria-hidden="true" />
          {texts.acceptAll(open)}
        </Button>
      ) : null}
      <AisleLists
        items={items}
        label={title}
        heading="h4"
        row={(item) => (
          <TickRow key={item.id} item={item} onTick={(checked) => onTick(item, checked)}>
            {item.checked ? (
              <span className="flex items-center gap-1.5 text-sm text-ink-soft">
                <Check className="size-4" aria-hidden="true" />
                {texts.ticked}
              </span>
            ) : (
              <Button
                variant="secondary"
                size="sm"
                aria-label={texts.acceptNamed(item.name)}
                onClick={() => onAccept(item)}
              >
                <Plus className="size-4" aria-hidden="true" />
                {texts.accept}
              </Button>
            )}
            {onRemove ? (
              <button
                type="button"
                aria-label={texts.remove(item.name)}
                onClick={() => onRemove(item)}
                className="grid size-11 shrink-0 place-items-center rounded-md text-ink-faint hover:bg-berry-soft hover:text-berry"
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            ) : null}
          </TickRow>
        )}
      />
    </Card>
  )
}
