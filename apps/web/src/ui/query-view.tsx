import type { ComponentType, ReactNode } from 'react'
import { QueryError, type QueryErrorTexts, type QueryFailure } from './query-error.tsx'

/** The parts of a TanStack Query result that are shown. */
export interface ViewedQuery<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isRefetching: boolean
  readonly refetch: () => Promise<unknown>
}

interface QueryViewProps<Data> extends QueryErrorTexts {
  readonly query: ViewedQuery<Data>
  /** Shown until the first answer. */
  readonly skeleton: ReactNode
  readonly children: (data: Data) => ReactNode
  /** Replaces `QueryError`, whose texts are ignored then. */
  readonly errorView?: ComponentType<QueryFailure>
}

/** Shows a query: its data, before that the skeleton, after a failure a retry button. Stale data outlast a failure. */
export function QueryView<Data>({
  query,
  skeleton,
  children,
  errorView: ErrorView = QueryError,
  ...errorTexts
}: QueryViewProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (!query.error) return skeleton
  return (
    <ErrorView {...errorTexts} error={query.error} pending={query.isRefetching} onRetry={() => void query.refetch()} />
  )
}
