import type { ReactNode } from 'react'
import { EmptyPage } from './empty-page.tsx'
import { Pagination } from './pagination.tsx'
import type { QueryErrorTexts } from './query-error.tsx'
import { QueryView, type ViewedQuery } from './query-view.tsx'
import { RowsSkeleton } from './rows-skeleton.tsx'

/** One page of a list, as the API answers it. */
interface ListPage<Item> {
  readonly items: readonly Item[]
  readonly perPage: number
  readonly total: number
}

type PagedListProps<Item> = QueryErrorTexts & {
  /** Query of the page, with `keepPreviousData`: the page before is dimmed until the next one is loaded. */
  readonly query: ViewedQuery<ListPage<Item>> & { readonly isPlaceholderData: boolean }
  /** Requested page, counted from 1. */
  readonly page: number
  readonly onPage: (page: number) => void
  /** Placeholder; rows unless the list looks different. */
  readonly skeleton?: ReactNode
  /** Replaces a list without items. */
  readonly empty: ReactNode
  readonly children: (items: readonly Item[]) => ReactNode
}

/** A list page by page: loading, failure, items with pagination, page past the last one, empty list. */
export function PagedList<Item>({
  query,
  page,
  onPage,
  skeleton = <RowsSkeleton />,
  empty,
  children,
  ...errorTexts
}: PagedListProps<Item>) {
  return (
    <QueryView query={query} skeleton={skeleton} {...errorTexts}>
      {({ items, perPage, total }) =>
        items.length > 0 ? (
          <div className={query.isPlaceholderData ? 'opacity-60 transition-opacity duration-(--steady)' : undefined}>
            {children(items)}
            <div className="mt-6">
              <Pagination page={page} perPage={perPage} total={total} onPage={onPage} />
            </div>
          </div>
        ) : page > 1 ? (
          <EmptyPage onFirstPage={() => onPage(1)} />
        ) : (
          empty
        )
      }
    </QueryView>
  )
}
