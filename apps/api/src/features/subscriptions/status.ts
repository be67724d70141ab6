import type { RemoteSubscription } from '../../infra/payments/mapping.ts'

export type SubscriptionKind = 'MEMBERSHIP' | 'CLIENT_SLOTS'
export type SubscriptionStatus = 'ACTIVE' | 'TRIALING' | 'PAST_DUE' | 'CANCELED'

/** Days for which access stays open while a payment is overdue (grace period). */
export const graceDays = 7

/** Time at which access closes. @param pastDueSince time since which a payment is overdue */
export const graceEnd = (pastDueSince: Date): Date => new Date(pastDueSince.getTime() + graceDays * 24 * 60 * 60 * 1000)

const statuses: Record<string, SubscriptionStatus> = {
  active: 'ACTIVE',
  trialing: 'TRIALING',
  past_due: 'PAST_DUE',
  unpaid: 'PAST_DUE',
  paused: 'PAST_DUE',
}

/** Maps the status of the payment service; a status that is not live, or not yet, becomes `CANCELED`. */
export const statusOf = ({ status }: Pick<RemoteSubscription, 'status'>): SubscriptionStatus =>
  statuses[status] ?? 'CANCELED'
