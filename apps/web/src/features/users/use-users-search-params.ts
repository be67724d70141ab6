import { useCallback } from 'react'
import { parsePageNumber, useSearchParamState } from '../../lib/search-param-state.ts'

/** State of the user list, stored in the URL. */
export interface UsersSearchParams {
  readonly search: string
  /** From 1. */
  readonly page: number
  /** The user whose details are open. */
  readonly userId: string | undefined
}

export function useUsersSearchParams() {
  const { read, change } = useSearchParamState()
  const params: UsersSearchParams = {
    search: read('suche'),
    page: parsePageNumber(read('seite')),
    userId: read('konto') || undefined,
  }
  return {
    params,
    // Replaces the history entry, so that typing adds only one.
    setSearch: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    setPage: (page: number) => change({ seite: page > 1 ? String(page) : '' }, false),
    open: (userId: string) => change({ konto: userId }, false),
    close: () => change({ konto: '' }, false),
  }
}
