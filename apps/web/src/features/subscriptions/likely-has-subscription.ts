import type { User } from '@kostbar/contracts/users/schemas'

/** Guesses from roles and access whether the user has a subscription, to choose a skeleton of the right height. */
export const likelyHasSubscription = ({ trainer, hasAccess, roles }: User): boolean =>
  trainer || (hasAccess && roles.length === 0)
