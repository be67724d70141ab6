import { useState } from 'react'
import { Button } from './button.tsx'
import { focusOnMountIfLost } from './focus-on-mount.ts'
import { listTexts } from './list-texts.ts'

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

/**
 * Button below a list that loads the next page. Renders nothing for a list that is complete from the start; after the
 * last page has been loaded, a text replaces the button and takes its focus.
 */
export function LoadMore({ query, label }: LoadMoreProps) {
  const [wasUsed, setWasUsed] = useState(false)
  if (!query.hasNextPage)
    return wasUsed ? (
      <p ref={focusOnMountIfLost} tabIndex={-1} className="mt-5 text-sm text-ink-soft">
        {listTexts.noMore}
      </p>
    ) : null
  const load = () => {
    setWasUsed(true)
    void query.fetchNextPage()
  }
  return (
    <div className="mt-5">
      {query.isFetchNextPageError ? (
        <p role="alert" className="mb-2 text-berry">
          {listTexts.moreFailed}
        </p>
      ) : null}
      <Button variant="quiet" pending={query.isFetchingNextPage} onClick={load}>
        {label}
      </Button>
    </div>
  )
}
