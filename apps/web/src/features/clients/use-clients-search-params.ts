import type { ClientStatus } from '@kostbar/contracts/clients/schemas'
import { useCallback } from 'react'
import { parsePageNumber, useSearchParamState } from '../../lib/search-param-state.ts'

/** What of the list is shown; all of it is in the address, so that a reload or going back shows the same. */
export interface ClientsSearchParams {
  readonly search: string
  readonly status: ClientStatus | undefined
  /** From 1. */
  readonly page: number
}

const words: Readonly<Record<string, ClientStatus>> = { aktiv: 'ACTIVE', pausiert: 'PAUSED' }
const wordOf = (status: ClientStatus | undefined) =>
  Object.entries(words).find(([, value]) => value === status)?.[0] ?? ''

/** Reads the search from the address and changes parts of it. */
export function useClientsSearchParams() {
  const { read, change } = useSearchParamState()
  const wanted: ClientsSearchParams = {
    search: read('suche'),
    status: words[read('status')],
    page: parsePageNumber(read('seite')),
  }
  return {
    wanted,
    isNarrow: wanted.search !== '' || wanted.status !== undefined,
    search: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    narrowTo: (status: ClientStatus | undefined) => change({ status: wordOf(status), seite: '' }, true),
    showAll: () => change({ suche: '', status: '', seite: '' }, true),
    turnTo: (page: number) => change({ seite: page > 1 ? String(page) : '' }, false),
  }
}
