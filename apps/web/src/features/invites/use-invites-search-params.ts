import type { InviteStatus } from '@kostbar/contracts/invites/schemas'
import { parsePageNumber, useSearchParamState } from '../../lib/search-param-state.ts'

const statusByParam: Readonly<Record<string, InviteStatus>> = {
  offen: 'OPEN',
  angenommen: 'ACCEPTED',
  abgelehnt: 'DECLINED',
  abgelaufen: 'EXPIRED',
  zurueckgezogen: 'REVOKED',
}
const statusParam = (status: InviteStatus | undefined) =>
  Object.entries(statusByParam).find(([, value]) => value === status)?.[0] ?? ''

/** State of the list of invitations, stored in the URL. */
export function useInvitesSearchParams() {
  const { read, change } = useSearchParamState()
  return {
    status: statusByParam[read('stand')],
    /** Page number, starting at 1. */
    page: parsePageNumber(read('seite')),
    setStatus: (status: InviteStatus | undefined) => change({ stand: statusParam(status), seite: '' }, true),
    setPage: (page: number) => change({ seite: page > 1 ? String(page) : '' }, false),
  }
}
