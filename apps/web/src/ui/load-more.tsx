import { Button } from './button.tsx'
import { texts } from './texts.ts'

interface LoadMoreProps {
  /** Parts of an infinite query that loading the next page needs. */
  readonly query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  readonly label: string
}

/** Button below a list that loads the next page; renders nothing when the list is complete. */
export const LoadMore = ({ query, label }: LoadMoreProps) =>
  query.hasNextPage ? (
    <div className="mt-5">
      {query.isFetchNextPageError ? (
        <p role="alert" className="mb-2 text-berry">
          {texts.moreFailed}
        </p>
      ) : null}
      <Button variant="quiet" pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        {label}
      </Button>
    </div>
  ) : null
