import type { InviteStatus } from '@kostbar/contracts/invites/schemas'
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
    status: codeOf(statusWords, read('stand')),
    ...usePageParam(),
    setStatus: (status: InviteStatus | undefined) =>
      change({ stand: status ? statusWords[status] : '', seite: '' }, true),
  }
}
