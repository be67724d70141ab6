import type { RemoteSubscription } from '../../infra/payments/mapping.ts'
import type { Payments } from '../../infra/payments/payments.ts'
import { statusOf } from './status.ts'

/**
 * Refunds all payments of a subscription that was cancelled as a duplicate. Called again when one arrives: a direct debit
 * takes days. Idempotent.
 */
export async function refundDuplicate(payments: Payments, id: string): Promise<void> {
  for (const payment of await payments.paymentsFor(id)) await payments.refund(payment, 'duplicate')
}

const isOlder = (one: RemoteSubscription, other: RemoteSubscription): boolean =>
  one.createdAt < other.createdAt || (one.createdAt.getTime() === other.createdAt.getTime() && one.id < other.id)

/**
 * Resolves two live subscriptions of one user and kind: keeps the older, cancels and refunds the other. Idempotent.
 * @param otherId the stored one; null for one granted without a purchase, which a purchase replaces
 * @returns whether `subscription` is kept
 */
export async function resolveDuplicate(
  payments: Payments,
  subscription: RemoteSubscription,
  otherId: string | null,
): Promise<boolean> {
  const other = otherId ? await payments.subscription(otherId) : null
  if (!other || statusOf(other) === 'CANCELED') return true
  const isKept = isOlder(subscription, other)
  const { id } = isKept ? other : subscription
  await payments.cancelDuplicate(id)
  await refundDuplicate(payments, id)
  return isKept
}
