import type { RemoteSubscription } from '../../infra/payments/mapping.ts'

export type SubscriptionKind = 'MEMBERSHIP' | 'CLIENT_SLOTS'
export type SubscriptionStatus = 'ACTIVE' | 'TRIALING' | 'PAST_DUE' | 'CANCELED'

/** How long access stays open while a payment is overdue. */
export const graceDays = 7

const statuses: Record<string, SubscriptionStatus> = {
  active: 'ACTIVE',
  trialing: 'TRIALING',
  past_due: 'PAST_DUE',
  unpaid: 'PAST_DUE',
  paused: 'PAST_DUE',
}

/** Maps the payment service's status; one that is not live (yet) counts as CANCELED. */
export const statusOf = ({ status }: Pick<RemoteSubscription, 'status'>): SubscriptionStatus =>
  statuses[status] ?? 'CANCELED'
