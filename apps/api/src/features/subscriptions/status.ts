import type { RemoteSubscription } from '../../infra/payment-objects.ts'
import type { Kind } from './show.ts'

export type Status = 'ACTIVE' | 'TRIALING' | 'PAST_DUE' | 'CANCELED'

/** How long access stays open while a payment is overdue. */
export const graceDays = 7

/** What we knew before. */
export interface Known {
  id: string
  kind: Kind
  status: Status
  quantity: number
  priceId: string | null
  productName: string | null
  cancelAtPeriodEnd: boolean
  /** Whether it is newer than what is about to be written. */
  newer: boolean
}

const statuses: Record<string, Status> = {
  active: 'ACTIVE',
  trialing: 'TRIALING',
  past_due: 'PAST_DUE',
  unpaid: 'PAST_DUE',
  paused: 'PAST_DUE',
}

/** Our word for the state of a subscription; what is not alive (yet) counts as over. */
export const statusOf = ({ status }: Pick<RemoteSubscription, 'status'>): Status => statuses[status] ?? 'CANCELED'
