import { invites } from '@kostbar/contracts/invites/endpoints'
import { query } from '../../lib/api.ts'

/**
 * Query of the invitation behind a mailed link. Never refetched by itself, so that it does not change while somebody
 * reads it or fills in a form.
 */
export const invitationQuery = (token: string) => ({
  ...query(invites.get, { params: { token } }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})
