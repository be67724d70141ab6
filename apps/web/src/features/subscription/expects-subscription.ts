import type { User } from '@kostbar/contracts/users'

/** Whether somebody most likely has a subscription: to keep its place free while nobody knows yet. */
export const expectsSubscription = ({ trainer, hasAccess, roles }: User): boolean =>
  trainer || (hasAccess && roles.length === 0)
