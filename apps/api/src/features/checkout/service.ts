import { totalAmount } from '@kostbar/contracts/pricing'
import type { Actor } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Offer } from '../../infra/payments/mapping.ts'
import { Problem } from '../../problems/problem.ts'
import type { Products } from '../products/service.ts'
import type { Subscriptions } from '../subscriptions/service.ts'
import { withCheckoutLock } from './checkout-lock.ts'
import { paymentPageUrl } from './checkout-sessions.ts'
import { withCustomer } from './customers.ts'
import { nextPaymentDate } from './next-payment-date.ts'
import { purchaseIntentStore } from './purchase-intents.ts'
import { ownUrl } from './return-url.ts'
import { changeInPlace, previewChange, type QuotedCost, quoteOutdated, type ShownMode } from './subscription-change.ts'
import { texts } from './texts.ts'

export type { Orders } from './orders.ts'

export interface CheckoutParams {
  price: string
  quantity: number
  successUrl: string
  cancelUrl: string
  mode?: ShownMode | undefined
  prorationDate?: Date | null | undefined
  requestsStart?: boolean | undefined
}

/**
 * Time of the express request to start within the withdrawal period, without which consumers who withdraw would owe
 * nothing for what they used (FAGG §§ 10, 16). Client slots are for businesses, which have no right of withdrawal.
 * @throws Problem `invalid_input` when it is missing
 */
function requireStartRequest({ product: { kind } }: Offer, requestsStart: boolean | undefined): Date | null {
  if (kind === 'CLIENT_SLOTS') return null
  if (requestsStart) return new Date()
  const msg = texts.startNotRequested
  throw new Problem('invalid_input', { msg, fields: { requestsStart: msg } })
}

/** Cost of a new purchase in cents, now and per period. */
function previewPurchase({ price, product: { kind } }: Offer, quantity: number): QuotedCost {
  const dueNow = totalAmount(price, quantity)
  const renewsAt = price.interval ? nextPaymentDate(new Date(), price.interval, price.intervalCount ?? 1) : null
  const renewalAmount = price.interval ? dueNow : null
  return { mode: 'NEW', kind, dueNow, renewalAmount, renewsAt, revokesCancellation: false, prorationDate: null }
}

type CheckoutInfra = Pick<Infra, 'database' | 'payments' | 'rateLimits' | 'webUrl'>

/**
 * Purchases and subscription changes. However often a user repeats them, at most one subscription per user and kind
 * results.
 */
export function checkoutService(
  infra: CheckoutInfra,
  { products, subscriptions }: { products: Products; subscriptions: Subscriptions },
) {
  const { database, payments, rateLimits, webUrl } = infra
  const intents = purchaseIntentStore(database)

  /**
   * Cancels all live subscriptions of a customer at once.
   * @throws Problem `payments_unavailable` when one is still live afterwards
   */
  const cancelSubscriptionsOf = async (customerId: string): Promise<void> => {
    for (const { id } of await payments.subscriptionsOf(customerId)) await payments.cancelNow(id)
    const remaining = await payments.subscriptionsOf(customerId)
    if (remaining.length > 0) throw new Problem('payments_unavailable')
  }

  const expireOpenSessions = async (userId: string): Promise<void> => {
    const open = await database.prisma.purchaseIntent.findMany({
      where: { userId, state: 'OPEN', mode: 'SESSION', stripeId: { not: null } },
    })
    for (const { stripeId } of open) if (stripeId) await payments.expireSession(stripeId)
  }

  /** Whether a change to this offer ends the coaching that the current membership includes. */
  const endsCoaching = async (userId: string, { product }: Offer, mode: QuotedCost['mode']): Promise<boolean> =>
    mode === 'CHANGE' &&
    product.kind === 'MEMBERSHIP' &&
    !product.includesCoaching &&
    (await subscriptions.isCoachedByMembership(userId))

  return {
    /**
     * Changes the current subscription in place, or returns the URL of the payment provider's pay page.
     * @throws Problem of `offerFor`, `changeInPlace` and `paymentPageUrl`; `invalid_input` for return URLs of other
     * origins, and without the request to start at once; `changed_meanwhile` when the preview showed a change of a
     * subscription that has ended
     */
    start: async (actor: Actor, params: CheckoutParams) => {
      const { price, quantity, successUrl, cancelUrl, mode: shownMode, prorationDate = null, requestsStart } = params
      await rateLimits.count('checkout', actor.id)
      const returnUrls = {
        successUrl: ownUrl(webUrl, 'successUrl', successUrl),
        cancelUrl: ownUrl(webUrl, 'cancelUrl', cancelUrl),
      }
      const offer = await products.offerFor(actor, price, quantity)
      const startRequestedAt = requireStartRequest(offer, requestsStart)
      const { kind } = offer.product
      const { id: userId } = actor
      return withCheckoutLock(database.kysely, userId, async (knownCustomerId) => {
        const current = kind === 'ONE_TIME' ? null : await subscriptions.getFresh(userId, kind)
        if (current) {
          const deps = { payments, intents, subscriptions }
          const shown = { shownMode, prorationDate }
          await changeInPlace(deps, current, { userId, offer, quantity, ...shown, startRequestedAt })
          return { appliedChange: true, redirect: null }
        }
        if (shownMode === 'CHANGE') throw quoteOutdated()
        if (kind === 'CLIENT_SLOTS') await subscriptions.reserveSlots(userId, quantity)
        const purchase = {
          kind,
          mode: 'SESSION',
          priceId: price,
          quantity,
          prorationDate: null,
          startRequestedAt,
        } as const
        const redirect = await withCustomer(
          { infra, subscriptions },
          userId,
          (customerId) => paymentPageUrl({ payments, intents }, { userId, customerId }, { ...purchase, ...returnUrls }),
          knownCustomerId,
        )
        return { appliedChange: false, redirect }
      })
    },

    /**
     * Cost of a purchase or change in cents, now and per period, and what it ends; changes nothing.
     * @throws Problem of `offerFor` and `previewChange`, `slots_in_use`
     */
    preview: async (
      actor: Actor,
      priceId: string,
      quantity: number,
    ): Promise<QuotedCost & { endsCoaching: boolean }> => {
      await rateLimits.count('checkoutPreview', actor.id)
      const offer = await products.offerFor(actor, priceId, quantity)
      const { kind } = offer.product
      const current = kind === 'ONE_TIME' ? null : await subscriptions.fetchCurrent(actor.id, kind)
      const preview = current
        ? await previewChange(payments, current, { offer, quantity })
        : previewPurchase(offer, quantity)
      if (kind === 'CLIENT_SLOTS' && preview.mode !== 'NONE') await subscriptions.requireEnoughSlots(actor.id, quantity)
      return { ...preview, endsCoaching: await endsCoaching(actor.id, offer, preview.mode) }
    },

    /**
     * URL of the payment provider's customer portal (cards, invoices).
     * @throws Problem `invalid_input`, `payments_unavailable`, `too_many_requests`
     */
    portalUrl: async (userId: string, returnUrl: string): Promise<string> => {
      await rateLimits.count('paymentCall', userId)
      const ownReturnUrl = ownUrl(webUrl, 'returnUrl', returnUrl)
      return withCustomer({ infra, subscriptions }, userId, (customerId) => payments.portal(customerId, ownReturnUrl))
    },

    /**
     * Cancels all subscriptions of a user at once and expires open pay pages, then runs `then`, all under the checkout
     * lock.
     * @throws Problem `payments_unavailable`; `then` does not run in this case
     */
    cancelAllThen: <T>(userId: string, then: () => Promise<T>): Promise<T> =>
      withCheckoutLock(database.kysely, userId, async (customerId) => {
        if (customerId) {
          await expireOpenSessions(userId)
          await cancelSubscriptionsOf(customerId)
        }
        return then()
      }),
  }
}
