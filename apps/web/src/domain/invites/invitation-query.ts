import { invites } from '@kostbar/contracts/invites/endpoints'
import { query } from '../../lib/api.ts'

/** The invitation of a mailed link. Not refetched while somebody reads it or fills in a form about it. */
export const invitationQuery = (token: string) => ({
  ...query(invites.show, { params: { token } }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
