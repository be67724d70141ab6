import type { InviteStatus } from '@kostbar/contracts/invites/schemas'
import { useCallback } from 'react'
import { codeOf } from '../../lib/code-of.ts'
import { usePageParam } from '../../lib/page-param.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

const statusWords: Readonly<Record<InviteStatus, string>> = {
  OPEN: 'offen',
  ACCEPTED: 'angenommen',
  DECLINED: 'abgelehnt',
  EXPIRED: 'abgelaufen',
  REVOKED: 'zurueckgezogen',
}

/** State of the list of invitations, stored in the URL. */
export function useInvitesSearchParams() {
  const { read, change } = useSearchParamState()
  return {
    search: read('suche'),
    status: codeOf(statusWords, read('stand')),
    ...usePageParam(),
    setSearch: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    setStatus: (status: InviteStatus | undefined) =>
      change({ stand: status ? statusWords[status] : '', seite: '' }, true),
    /** Shows all invitations. */
    reset: () => change({ suche: '', stand: '', seite: '' }, true),
  }
}
