import { shopping } from '@kostbar/contracts/shopping'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { OverviewCard } from './overview-card.tsx'
import { OverviewList } from './overview-list.tsx'
import { texts } from './texts.ts'

const shownItems = 3

/** What is open on the shopping list. */
export function ShoppingCard() {
  const { data, isError, refetch } = useQuery(query(shopping.mine))
  const open = data?.items.filter((item) => !item.checked).toReversed()
  const hidden = (open?.length ?? 0) - shownItems
  return (
    <OverviewCard
      title={texts.shopping}
      state={open && data?.items.length ? texts.openItems(open.length) : undefined}
      to={paths.shoppingAndNotes}
      linkText={texts.toShopping}
    >
      <OverviewList
        entries={open?.slice(0, shownItems).map(({ id, name }) => ({
          id,
          content: (
            <>
              <span className="size-2 shrink-0 rounded-full bg-apricot" aria-hidden="true" />
              <span className="truncate">{name}</span>
            </>
          ),
        }))}
        failed={isError}
        onRetry={() => void refetch()}
        empty={data?.items.length ? texts.openItems(0) : texts.noItems}
        more={hidden > 0 ? texts.moreItems(hidden) : undefined}
      />
    </OverviewCard>
  )
}
