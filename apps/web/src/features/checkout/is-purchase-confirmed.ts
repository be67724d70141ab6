import { checkout } from '@kostbar/contracts/checkout/endpoints'
import type { Product } from '@kostbar/contracts/products/schemas'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { call } from '../../lib/api.ts'

/**
 * Age limit of an order to count as the current purchase, in ms; older ones belong to an earlier purchase of the same
 * one-time product.
 */
const recentOrderMs = 60 * 60_000

/** Whether the API has recorded the payment for a product that was just bought. */
export async function isPurchaseConfirmed({ id, name, kind }: Product): Promise<boolean> {
  if (kind === 'ONE_TIME') {
    const { items } = await call(checkout.orders)
    return items.some((order) => order.productName === name && Date.now() - Date.parse(order.createdAt) < recentOrderMs)
  }
  const { subscription } = await call(subscriptions.mine, { query: kind === 'CLIENT_SLOTS' ? { slots: '1' } : {} })
  return subscription?.product.id === id && (subscription.status === 'ACTIVE' || subscription.status === 'TRIALING')
}
