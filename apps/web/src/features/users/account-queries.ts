import { audit } from '@kostbar/contracts/audit/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'

/** Endpoints whose cached data is stale after an admin has changed an account. */
export const accountQueries = [users.list, users.counts, users.get, audit.ofUser]
