import { type LockFilter, lockFilters, type RoleFilter, roleFilters } from '@kostbar/contracts/users/account-values'
import { useCallback } from 'react'
import { usePageParam } from '../../lib/page-param.ts'
import { useSearchParamPanel } from '../../lib/search-param-panel.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** State of the user list, stored in the URL. */
export interface UsersSearchParams {
  readonly search: string
  readonly role: RoleFilter | undefined
  readonly lock: LockFilter | undefined
  /** Page number, starting at 1. */
  readonly page: number
  /** Id of the user whose details are open. */
  readonly userId: string | undefined
}

/** Query string of the user list filtered by role or lock; empty without filters. */
export const usersSearch = ({ role, lock }: { readonly role?: RoleFilter; readonly lock?: LockFilter }): string =>
  new URLSearchParams({ ...(role && { rolle: role }), ...(lock && { sperre: lock }) }).toString()

export function useUsersSearchParams() {
  const { read, change } = useSearchParamState()
  const { page, setPage } = usePageParam()
  const panel = useSearchParamPanel()
  const params: UsersSearchParams = {
    search: read('suche'),
    role: roleFilters.find((role) => role === read('rolle')),
    lock: lockFilters.find((lock) => lock === read('sperre')),
    page,
    userId: read('konto') || undefined,
  }
  return {
    params,
    // Replaces the history entry, so that typing adds only one.
    setSearch: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    setFilters: ({ role, lock }: { role?: RoleFilter | ''; lock?: LockFilter | '' }) =>
      change(
        { ...(role === undefined ? {} : { rolle: role }), ...(lock === undefined ? {} : { sperre: lock }), seite: '' },
        false,
      ),
    clear: () => change({ suche: '', rolle: '', sperre: '', seite: '' }, false),
    setPage,
    open: (userId: string) => panel.open({ konto: userId }),
    close: () => panel.close({ konto: '' }),
  }
}
