import type { RemoteSubscription } from '../../infra/payment-objects.ts'

export type Status = 'ACTIVE' | 'TRIALING' | 'PAST_DUE' | 'CANCELED'

const statuses: Record<string, Status> = {
  active: 'ACTIVE',
  trialing: 'TRIALING',
  past_due: 'PAST_DUE',
  unpaid: 'PAST_DUE',
  paused: 'PAST_DUE',
}

/** Our word for the state of a subscription; what is not alive (yet) counts as over. */
export const statusOf = ({ status }: Pick<RemoteSubscription, 'status'>): Status => statuses[status] ?? 'CANCELED'
