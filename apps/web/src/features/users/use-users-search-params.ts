import { useCallback } from 'react'
import { parsePageNumber, useSearchParamState } from '../../lib/search-param-state.ts'

/** Where one is in the list; all of it is in the address, so that a reload or a sent link shows the same. */
export interface Place {
  readonly search: string
  /** From 1. */
  readonly page: number
  /** The account whose details are open. */
  readonly userId: string | undefined
}

/** Reads the place from the address and changes parts of it. */
export function useUsersSearchParams() {
  const { read, change } = useSearchParamState()
  const place: Place = {
    search: read('suche'),
    page: parsePageNumber(read('seite')),
    userId: read('konto') || undefined,
  }
  return {
    place,
    // Typing a search is one step back, not one per letter.
    search: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    turnTo: (page: number) => change({ seite: page > 1 ? String(page) : '' }, false),
    open: (userId: string) => change({ konto: userId }, false),
    close: () => change({ konto: '' }, false),
  }
}
