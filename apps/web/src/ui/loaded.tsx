import type { ReactNode } from 'react'
import { LoadFailed } from './load-failed.tsx'

interface LoadedProps<Data> {
  /** A query of TanStack Query. */
  readonly found: Found<Data>
  /** What is missing after a failure, as a heading. */
  readonly failed: string
  /** The level of that heading on this page. */
  readonly level?: 2 | 3 | undefined
  /** Stands while the first answer is on its way. */
  readonly waiting: ReactNode
  readonly children: (data: Data) => ReactNode
}

interface Found<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isRefetching: boolean
  readonly refetch: () => Promise<unknown>
}

/** What a query has found, until then its skeleton, and after a failure a way to try again. Old data outlast a failure. */
export function Loaded<Data>({ found, failed, level, waiting, children }: LoadedProps<Data>) {
  if (found.data !== undefined) return children(found.data)
  if (!found.error) return waiting
  const { error, isRefetching, refetch } = found
  return <LoadFailed level={level} title={failed} error={error} pending={isRefetching} onRetry={() => void refetch()} />
}
