import type { RemoteSubscription } from '../../infra/payment-objects.ts'
import type { Payments } from '../../infra/payments.ts'
import { statusOf } from './status.ts'

/** Ends a subscription bought by mistake a second time and gives all of its money back. */
async function undo(payments: Payments, id: string): Promise<void> {
  await payments.cancelNow(id)
  for (const payment of await payments.paymentsFor(id)) await payments.refund(payment)
}

const isOlder = (one: RemoteSubscription, other: RemoteSubscription): boolean =>
  one.createdAt < other.createdAt || (one.createdAt.getTime() === other.createdAt.getTime() && one.id < other.id)

/**
 * Two live subscriptions of one kind: the older stays, the other is cancelled and paid back. Harmless when repeated.
 * @param otherId the one on record; null for one that was given and not bought, which a bought one replaces
 * @returns whether the first one stays
 */
export async function settleDuplicate(
  payments: Payments,
  remote: RemoteSubscription,
  otherId: string | null,
): Promise<boolean> {
  const other = otherId ? await payments.subscription(otherId) : null
  if (!other || statusOf(other) === 'CANCELED') return true
  const stays = isOlder(remote, other)
  await undo(payments, stays ? other.id : remote.id)
  return stays
}
