import { Check, ListPlus, Plus } from 'lucide-react'
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
  /** Takes over all that are open; absent where that is not offered. */
  readonly onAcceptAll?: (() => void) | undefined
}

/** Suggestions from the plan or by the trainer; a checked one can no longer be accepted. */
export function Suggestions({ title, items, onTick, onAccept, onAcceptAll }: SuggestionsProps) {
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
          </TickRow>
        )}
      />
    </Card>
  )
}
