import { invites } from '@kostbar/contracts/invites/endpoints'
import { query } from '../../lib/api.ts'

/** The invitation of a mailed link. Not refetched while somebody reads it: a failure would replace their form. */
export const invitationQuery = (token: string) => ({
  ...query(invites.show, { params: { token } }),
  staleTime: Number.POSITIVE_INFINITY,
})
