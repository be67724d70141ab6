import { Check, ListPlus, Plus, X } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AisleLists } from './aisle-lists.tsx'
import type { ShownItem } from './pending-changes.ts'
import { texts } from './texts.ts'
import { TickRow } from './tick-row.tsx'
import { useHeadingFocus } from './use-heading-focus.ts'
import { useRowFocus } from './use-row-focus.ts'

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

/** Card with suggestions from the plan, the trainer or an admin; a ticked one can no longer be accepted. */
export const Suggestions = (props: SuggestionsProps) => (props.items.length > 0 ? <SuggestionsCard {...props} /> : null)

/** When the focused row is removed, the next one gets the focus; when the whole card is, the heading of the list. */
function SuggestionsCard({ title, items, onTick, onAccept, onAcceptAll, onRemove }: SuggestionsProps) {
  const rowFocus = useRowFocus()
  const headingFocus = useHeadingFocus(rowFocus.ref)
  const open = items.filter(({ checked }) => !checked).length
  return (
    <Card as="section" tone="apricot" aria-label={title} className="mt-6" {...headingFocus}>
      <h3 className="text-lg">{title}</h3>
      <p className="mt-1 mb-2 text-sm text-ink-soft">{texts.suggestionsText}</p>
      {onAcceptAll && open > 1 ? (
        <Button className="my-2" onClick={onAcceptAll}>
          <ListPlus className="size-5" aria-hidden="true" />
          {texts.acceptAll(open)}
        </Button>
      ) : null}
      <div {...rowFocus}>
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
      </div>
    </Card>
  )
}
