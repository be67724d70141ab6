import type { ReactNode } from 'react'
import { Skeleton, SkeletonArea } from './skeleton.tsx'

interface OverviewListProps {
  readonly entries: readonly { readonly id: string; readonly content: ReactNode }[]
  /** Text of the empty state. */
  readonly empty: string
  /** German text about the number of further entries. */
  readonly more?: string | undefined
}

/** First few entries of a list, or the empty state. */
export function OverviewList({ entries, empty, more }: OverviewListProps) {
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

export const OverviewListSkeleton = () => (
  <SkeletonArea className="flex flex-col gap-4 pt-2">
    <Skeleton className="h-4 w-3/5" />
    <Skeleton className="h-4 w-2/5" />
    <Skeleton className="h-4 w-1/2" />
  </SkeletonArea>
)
