import { useState } from 'react'
import { paths } from '../../lib/paths.ts'
import { OverviewCard } from '../../ui/overview-card.tsx'
import { OverviewListSkeleton } from '../../ui/overview-list.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import type { ShownItem } from './pending-changes.ts'
import { useShoppingChanges, useShoppingList } from './queries.ts'
import { texts } from './texts.ts'
import { TickRow } from './tick-row.tsx'
import { useRowFocus } from './use-row-focus.ts'

/** Maximum number of open items on the card. */
const maxOpenItems = 5

/** Overview card with open items of the shopping list, which can be ticked in place. */
export function ShoppingCard() {
  const listQuery = useShoppingList()
  const items = listQuery.data?.items ?? []
  return (
    <OverviewCard
      title={texts.title}
      summary={items.length > 0 ? texts.open(items.filter(({ checked }) => !checked).length) : undefined}
      to={paths.shoppingAndNotes}
      linkText={texts.toList}
    >
      <QueryView query={listQuery} errorText={`${texts.loadFailed}.`} skeleton={<OverviewListSkeleton />}>
        {(list) => <OpenItems items={list.items} />}
      </QueryView>
    </OverviewCard>
  )
}

function OpenItems({ items }: { items: readonly ShownItem[] }) {
  const { tick } = useShoppingChanges()
  const rowFocus = useRowFocus()
  /** Ids of items ticked on this card: they stay, struck through, so that a slip can be undone. */
  const [tickedIds, setTickedIds] = useState<ReadonlySet<string>>(new Set())
  const open = items.filter(({ checked }) => !checked).toReversed()
  const shownIds = new Set([...tickedIds, ...open.slice(0, maxOpenItems).map(({ id }) => id)])
  const shown = items.filter(({ id }) => shownIds.has(id)).toReversed()
  if (shown.length === 0) return <p className="text-ink-soft">{items.length > 0 ? texts.allDone : texts.emptyTitle}</p>
  return (
    <div {...rowFocus}>
      <ul>
        {shown.map((item) => (
          <TickRow
            key={item.id}
            item={item}
            onTick={(checked) => {
              setTickedIds((ids) => new Set([...ids, item.id]))
              tick(item, checked)
            }}
          />
        ))}
      </ul>
      {open.length > maxOpenItems ? (
        <p className="pt-2 text-sm text-ink-soft">{texts.moreItems(open.length - maxOpenItems)}</p>
      ) : null}
    </div>
  )
}
