import { totalAmount } from '@kostbar/contracts/pricing'
import type { Price } from '@kostbar/contracts/products/schemas'
import type { Subscription as SubscriptionContract } from '@kostbar/contracts/subscriptions/schemas'
import type { Subscription } from '@kostbar/prisma/client'
import { graceEnd, type SubscriptionKind } from './status.ts'

type DateFields = 'currentPeriodStart' | 'currentPeriodEnd' | 'graceUntil'

/** A subscription of the contract, with `Date` objects instead of strings. */
export type SubscriptionView = Omit<SubscriptionContract, DateFields> & {
  currentPeriodStart: Date | null
  currentPeriodEnd: Date
  graceUntil: Date | null
}

const unknownProductNames: Record<SubscriptionKind, string> = {
  MEMBERSHIP: 'Mitgliedschaft',
  CLIENT_SLOTS: 'Kunden-Slots',
}

function priceOf(row: Subscription): SubscriptionContract['currentPrice'] {
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

/** Maps a stored subscription to the contract. */
export function toSubscriptionView(row: Subscription): SubscriptionView {
  const { id, kind, status, quantity, cancelAtPeriodEnd, currentPeriodStart, currentPeriodEnd, pastDueSince } = row
  const currentPrice = priceOf(row)
  const productName = row.productName ?? unknownProductNames[kind]
  return {
    id,
    kind,
    status,
    coaching: row.coachingSince !== null,
    quantity,
    cancelAtPeriodEnd,
    currentPeriodStart,
    currentPeriodEnd,
    product: { id: row.productId, name: productName, description: row.productDescription },
    currentPrice,
    amount: currentPrice && totalAmount(currentPrice, quantity),
    graceUntil: pastDueSince && graceEnd(pastDueSince),
  }
}
