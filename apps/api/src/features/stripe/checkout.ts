import type { CheckoutPreview } from '@kostbar/contracts/checkout/schemas'
import { totalAmount } from '@kostbar/contracts/pricing'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { changeInPlace, quoteChange } from './change.ts'
import { ensureCustomer } from './customers.ts'
import { takingTurns } from './lease.ts'
import { offerFor } from './offers.ts'
import { payPage } from './pay.ts'
import { purchasesOf } from './purchases.ts'
import { ownAddress } from './return-url.ts'

export interface CheckoutRequest {
  price: string
  quantity: number
  successUrl: string
  cancelUrl: string
  prorationDate?: Date | null | undefined
}

type Preview = Omit<CheckoutPreview, 'renewsAt' | 'prorationDate'> & {
  renewsAt: Date | null
  prorationDate: Date | null
}

const dayMs = 24 * 60 * 60 * 1000

/** When a subscription begun now is paid next; months and years as the calendar has them. */
function nextPayment(from: Date, interval: string, count: number): Date {
  const next = new Date(from)
  if (interval === 'DAY') return new Date(from.getTime() + count * dayMs)
  if (interval === 'WEEK') return new Date(from.getTime() + count * 7 * dayMs)
  const day = from.getUTCDate()
  next.setUTCMonth(from.getUTCMonth() + (interval === 'YEAR' ? 12 * count : count), 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(day, lastDay))
  return next
}

/** Buying, and changing what one has. At most one subscription per person and kind comes of it, however often it is asked. */
export function checkoutService(
  infra: Pick<Infra, 'database' | 'payments' | 'rateLimits' | 'webUrl'>,
  subscriptions: Subscriptions,
) {
  const { database, payments, rateLimits, webUrl } = infra
  const purchases = purchasesOf(database)

  return {
    /** @throws Problem as `offerFor`, `changeInPlace` and `payPage` say; `invalid_input` for foreign return addresses */
    checkout: async (actor: Actor, { price, quantity, successUrl, cancelUrl, prorationDate }: CheckoutRequest) => {
      await rateLimits.count('checkout', actor.id)
      const pages = {
        successUrl: ownAddress(webUrl, 'successUrl', successUrl),
        cancelUrl: ownAddress(webUrl, 'cancelUrl', cancelUrl),
      }
      const offer = await offerFor(payments, actor, price, quantity)
      const { kind } = offer.product
      const { id: userId } = actor
      return takingTurns(database.pool, userId, async (known) => {
        const current = kind === 'ONE_TIME' ? null : await subscriptions.truth(userId, kind)
        if (current) {
          const parts = { payments, purchases, subscriptions }
          await changeInPlace(parts, current, { userId, offer, quantity, prorationDate: prorationDate ?? null })
          return { appliedChange: true, redirect: null }
        }
        if (kind === 'CLIENT_SLOTS') await subscriptions.reserveSlots(userId, quantity)
        const customerId = known ?? (await ensureCustomer(infra, userId))
        const wish = { kind, mode: 'SESSION' as const, priceId: price, quantity, ...pages, prorationDate: null }
        return { appliedChange: false, redirect: await payPage(payments, purchases, { userId, customerId }, wish) }
      })
    },

    /** What it would cost now and later; nothing is begun. @throws Problem as `offerFor` and `quoteChange` say */
    preview: async (actor: Actor, priceId: string, quantity: number): Promise<Preview> => {
      await rateLimits.count('checkoutPreview', actor.id)
      const offer = await offerFor(payments, actor, priceId, quantity)
      const { price, product } = offer
      const current = product.kind === 'ONE_TIME' ? null : await subscriptions.bought(actor.id, product.kind)
      if (current) return quoteChange(payments, current, { userId: actor.id, offer, quantity, prorationDate: null })
      const dueNow = totalAmount(price, quantity)
      const renewsAt = price.interval ? nextPayment(new Date(), price.interval, price.intervalCount ?? 1) : null
      const renewalAmount = price.interval ? dueNow : null
      return { mode: 'NEW', kind: product.kind, dueNow, renewalAmount, renewsAt, prorationDate: null }
    },

    /** Where a person sees to cards and invoices. @throws Problem `invalid_input`, `payments_unavailable` */
    portal: async (userId: string, returnUrl: string): Promise<string> => {
      const back = ownAddress(webUrl, 'returnUrl', returnUrl)
      return payments.portal(await ensureCustomer(infra, userId), back)
    },

    /** Ends everything a person pays for, at once, and closes their open pay page; then does what is left to do. */
    endAll: <T>(userId: string, then: () => Promise<T>): Promise<T> =>
      takingTurns(database.pool, userId, async (customerId) => {
        if (customerId) await endAllOf(userId, customerId)
        return then()
      }),
  }

  async function endAllOf(userId: string, customerId: string): Promise<void> {
    const open = await database.prisma.purchase.findMany({
      where: { userId, state: 'OPEN', mode: 'SESSION', stripeId: { not: null } },
    })
    for (const { stripeId } of open) if (stripeId) await payments.expireSession(stripeId)
    for (const { id } of await payments.subscriptionsOf(customerId)) await payments.cancelNow(id)
    const left = await payments.subscriptionsOf(customerId)
    if (left.length > 0) throw new Problem('payments_unavailable')
  }
}
