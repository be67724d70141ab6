import type { ComponentType, ReactNode } from 'react'
import { QueryError, type QueryErrorTexts, type QueryFailure } from './query-error.tsx'

/** Parts of a TanStack Query result that the view needs. */
export interface ViewedQuery<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isRefetching: boolean
  readonly refetch: () => Promise<unknown>
}

/** Props of QueryView. */
export type QueryViewProps<Data> = QueryErrorTexts & {
  readonly query: ViewedQuery<Data>
  /** Placeholder until the first answer. */
  readonly skeleton: ReactNode
  readonly children: (data: Data) => ReactNode
  /** Replaces `QueryError`; the error texts are then ignored. */
  readonly errorView?: ComponentType<QueryFailure>
}

/**
 * Shows a query: the skeleton while it loads, then its data; after a failure a retry button. Data loaded earlier stay
 * visible after a failure.
 */
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
