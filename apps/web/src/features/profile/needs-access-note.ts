import type { User } from '@kostbar/contracts/users/schemas'
import { isStaff } from '../../domain/users/person.ts'

/** Whether a user is on trial, or has no access although no payment of a running subscription is missing. */
export const needsAccessNote = (user: User): boolean =>
  !isStaff(user) && (user.hasAccess ? user.onTrial : !user.membershipUnpaid)
