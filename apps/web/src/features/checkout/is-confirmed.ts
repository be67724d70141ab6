import { type Product, stripe } from '@kostbar/contracts/stripe'
import { subscriptions } from '@kostbar/contracts/subscriptions'
import { call } from '../../lib/api.ts'

/** How long ago something bought once may have been bought to be the present purchase, in milliseconds. */
const recently = 60 * 60_000

/** Whether the API knows of the payment for a product that has just been bought. */
export async function isConfirmed({ id, name, kind }: Product): Promise<boolean> {
  if (kind === 'ONE_TIME') {
    const { items } = await call(stripe.orders)
    return items.some((order) => order.productName === name && Date.now() - Date.parse(order.createdAt) < recently)
  }
  const { subscription } = await call(subscriptions.mine, { query: kind === 'CLIENT_SLOTS' ? { slots: '1' } : {} })
  return subscription?.product.id === id && (subscription.status === 'ACTIVE' || subscription.status === 'TRIALING')
}
