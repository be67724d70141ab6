import type { ListedUser, User } from '@kostbar/contracts/users/schemas'

/** Row of the admins' list of users for an account that was never locked, seen or coached. */
export const listedUser = (
  { id, email, firstName, lastName, roles, createdAt }: User,
  more: Partial<ListedUser> = {},
): ListedUser => ({
  id,
  email,
  firstName,
  lastName,
  roles,
  createdAt,
  lockedUntil: null,
  lastSeenAt: null,
  trainerName: null,
  ...more,
})
