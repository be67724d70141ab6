import { shopping } from '@kostbar/contracts/shopping/endpoints'
import type { ShoppingList } from '@kostbar/contracts/shopping/schemas'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { QueryView } from '../../ui/query-view.tsx'
import { OverviewCard } from './overview-card.tsx'
import { OverviewList, OverviewListSkeleton } from './overview-list.tsx'
import { texts } from './texts.ts'

const maxShownItems = 3

/** Overview card: open items of the shopping list. */
export function ShoppingCard() {
  const listQuery = useQuery(query(shopping.mine))
  const { data } = listQuery
  return (
    <OverviewCard
      title={texts.shopping}
      summary={data?.items.length ? texts.openItems(openItems(data).length) : undefined}
      to={paths.shoppingAndNotes}
      linkText={texts.toShopping}
    >
      <QueryView query={listQuery} errorText={texts.loadFailed} skeleton={<OverviewListSkeleton />}>
        {(list) => <OpenItems list={list} />}
      </QueryView>
    </OverviewCard>
  )
}

const openItems = ({ items }: ShoppingList) => items.filter((item) => !item.checked).toReversed()

function OpenItems({ list }: { list: ShoppingList }) {
  const open = openItems(list)
  return (
    <OverviewList
      entries={open.slice(0, maxShownItems).map(({ id, name }) => ({
        id,
        content: (
          <>
            <span className="size-2 shrink-0 rounded-full bg-apricot" aria-hidden="true" />
            <span className="truncate">{name}</span>
          </>
        ),
      }))}
      empty={list.items.length > 0 ? texts.openItems(0) : texts.noItems}
      more={open.length > maxShownItems ? texts.moreItems(open.length - maxShownItems) : undefined}
    />
  )
}
