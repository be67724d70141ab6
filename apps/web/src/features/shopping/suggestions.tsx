import { Check, Plus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AisleLists } from './aisle-lists.tsx'
import type { ShownItem } from './pending-changes.ts'
import { texts } from './texts.ts'
import { TickRow } from './tick-row.tsx'

interface SuggestionsProps {
  readonly items: readonly ShownItem[]
  readonly onTick: (item: ShownItem, checked: boolean) => void
  readonly onAccept: (item: ShownItem) => void
}

/** The trainer's suggestions; a checked one can no longer be accepted. */
export function Suggestions({ items, onTick, onAccept }: SuggestionsProps) {
  if (items.length === 0) return null
  return (
    <Card as="section" tone="apricot" aria-label={texts.suggestions} className="mt-6">
      <h3 className="text-lg">{texts.suggestions}</h3>
      <p className="mt-1 mb-2 text-sm text-ink-soft">{texts.suggestionsText}</p>
      <AisleLists
        items={items}
        label={texts.suggestions}
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
