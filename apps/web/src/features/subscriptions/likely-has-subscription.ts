import type { User } from '@kostbar/contracts/users/schemas'

/** Guess from the user's roles and access, to choose a skeleton of the right height before the subscription loads. */
export const likelyHasSubscription = ({ trainer, hasAccess, roles }: User): boolean =>
  trainer || (hasAccess && roles.length === 0)
