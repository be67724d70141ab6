import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { texts } from './texts.ts'

interface OverviewListProps {
  /** The first entries; undefined while they load. */
  readonly entries: readonly { readonly id: string; readonly content: ReactNode }[] | undefined
  readonly failed: boolean
  readonly onRetry: () => void
  /** Shown when there are none. */
  readonly empty: string
  /** Says how many more there are. */
  readonly more?: string | undefined
}

/** The first few entries of a list, or why there are none. */
export function OverviewList({ entries, failed, onRetry, empty, more }: OverviewListProps) {
  if (!entries) return failed ? <Failure onRetry={onRetry} /> : <Waiting />
  if (entries.length === 0) return <p className="text-ink-soft">{empty}</p>
  return (
    <>
      <ul>
        {entries.map(({ id, content }) => (
          <li key={id} className="flex items-center gap-3 py-1">
            {content}
          </li>
        ))}
      </ul>
      {more ? <p className="pt-1 text-sm text-ink-soft">{more}</p> : null}
    </>
  )
}

const Failure = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <p className="text-ink-soft">{texts.loadFailed}</p>
    <Button variant="quiet" size="sm" className="-ml-3" onClick={onRetry}>
      {texts.tryAgain}
    </Button>
  </div>
)

const Waiting = () => (
  <SkeletonArea className="flex flex-col gap-4 pt-2">
    <Skeleton className="h-4 w-3/5" />
    <Skeleton className="h-4 w-2/5" />
    <Skeleton className="h-4 w-1/2" />
  </SkeletonArea>
)
