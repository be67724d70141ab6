import { totalAmount } from '@kostbar/contracts/pricing'
import type { Price } from '@kostbar/contracts/products/schemas'
import type { Subscription as Shown } from '@kostbar/contracts/subscriptions/schemas'
import type { Subscription } from '@kostbar/prisma/client'

export type Kind = Shown['kind']

type Dates = 'currentPeriodStart' | 'currentPeriodEnd' | 'graceUntil'

/** A subscription as its owner sees it, with Date objects. */
export type ShownSubscription = Omit<Shown, Dates> & {
  currentPeriodStart: Date | null
  currentPeriodEnd: Date
  graceUntil: Date | null
}

const dayMs = 24 * 60 * 60 * 1000
const unknownProduct: Record<Kind, string> = { MEMBERSHIP: 'Kostbar', CLIENT_SLOTS: 'Kunden-Slots' }

function priceOf(row: Subscription): Shown['currentPrice'] {
  if (!row.priceId) return null
  return {
    id: row.priceId,
    unit_amount: row.unitAmount,
    interval: row.interval,
    intervalCount: row.intervalCount,
    tiersMode: row.tiersMode as Price['tiersMode'],
    priceTiers: row.priceTiers as Price['priceTiers'],
  }
}

/** @param graceDays how long access stays open while a payment is overdue */
export function showSubscription(row: Subscription, graceDays: number): ShownSubscription {
  const { id, kind, status, quantity, cancelAtPeriodEnd, currentPeriodStart, currentPeriodEnd, pastDueSince } = row
  const currentPrice = priceOf(row)
  return {
    id,
    kind,
    status,
    quantity,
    cancelAtPeriodEnd,
    currentPeriodStart,
    currentPeriodEnd,
    product: { id: row.productId, name: row.productName ?? unknownProduct[kind], description: row.productDescription },
    currentPrice,
    amount: currentPrice && totalAmount(currentPrice, quantity),
    graceUntil: pastDueSince && new Date(pastDueSince.getTime() + graceDays * dayMs),
  }
}
