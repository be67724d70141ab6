import type { ClientStatus } from '@kostbar/contracts/clients/schemas'
import { useCallback } from 'react'
import { parsePageNumber, useSearchParamState } from '../../lib/search-param-state.ts'

/** State of the client list, stored in the URL. */
export interface ClientsSearchParams {
  readonly search: string
  readonly status: ClientStatus | undefined
  /** From 1. */
  readonly page: number
}

const statusByParam: Readonly<Record<string, ClientStatus>> = { aktiv: 'ACTIVE', pausiert: 'PAUSED' }
const statusParam = (status: ClientStatus | undefined) =>
  Object.entries(statusByParam).find(([, value]) => value === status)?.[0] ?? ''

export function useClientsSearchParams() {
  const { read, change } = useSearchParamState()
  const params: ClientsSearchParams = {
    search: read('suche'),
    status: statusByParam[read('status')],
    page: parsePageNumber(read('seite')),
  }
  return {
    params,
    isFiltered: params.search !== '' || params.status !== undefined,
    setSearch: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    setStatus: (status: ClientStatus | undefined) => change({ status: statusParam(status), seite: '' }, true),
    reset: () => change({ suche: '', status: '', seite: '' }, true),
    setPage: (page: number) => change({ seite: page > 1 ? String(page) : '' }, false),
  }
}
