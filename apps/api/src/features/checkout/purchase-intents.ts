import type { ProductKind } from '@kostbar/contracts/products/schemas'
import type { PurchaseIntent } from '@kostbar/prisma/client'
import type { Tables } from '@kostbar/prisma/tables'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Database } from '../../infra/database.ts'
import type { CheckoutSession } from '../../infra/payments/mapping.ts'

export interface PurchaseIntentParams {
  kind: ProductKind
  /** SESSION: paid on the payment provider's pay page; CHANGE: applied to the current subscription. */
  mode: PurchaseIntent['mode']
  priceId: string
  quantity: number
  successUrl: string | null
  cancelUrl: string | null
  prorationDate: Date | null
  /** When the buyer expressly requested that the service starts within the withdrawal period; null for client slots. */
  startRequestedAt: Date | null
}

const hasSameParams = (intent: PurchaseIntent, params: PurchaseIntentParams): boolean =>
  intent.mode === params.mode &&
  intent.priceId === params.priceId &&
  intent.quantity === params.quantity &&
  intent.successUrl === params.successUrl &&
  intent.cancelUrl === params.cancelUrl

/**
 * Milliseconds for which an intent can be reused: less than the 24 hours for which the payment provider keeps pay pages
 * open and remembers idempotency keys.
 */
const reuseMs = 20 * 60 * 60 * 1000

const isRecent = ({ createdAt }: PurchaseIntent): boolean => createdAt.getTime() > Date.now() - reuseMs

/** SQL: days for which the outcome of a checkout session is looked for; asynchronous payments may take weeks. */
export const sessionLifetime = sql<string>`interval '30 days'`

/**
 * SQL condition: a one-time purchase that is done but has no order. Its payment is on the way and another purchase was
 * begun meanwhile, or the webhook of its payment is.
 */
export const isDoneWithoutOrder = (eb: ExpressionBuilder<Tables, 'purchases'>) =>
  eb.and([
    eb('state', '=', 'DONE'),
    eb('kind', '=', 'ONE_TIME'),
    eb.not(
      eb.exists(eb.selectFrom('orders').select('orders.id').whereRef('orders.stripe_id', '=', 'purchases.stripe_id')),
    ),
  ])

/**
 * Purchase intents. An intent is written before the payment provider is called, with its id as idempotency key, and
 * closed with the outcome.
 */
export const purchaseIntentStore = ({ prisma, kysely }: Database) => ({
  /** The open intent of this user and kind, if any. */
  findOpen: (userId: string, kind: ProductKind): Promise<PurchaseIntent | null> =>
    prisma.purchaseIntent.findFirst({ where: { userId, kind, state: 'OPEN' } }),

  /** Checkout sessions of a user's recent one-time purchases of this price that are done but have no order. */
  findWithoutOrder: async (userId: string, priceId: string): Promise<string[]> => {
    const sessions = await kysely
      .selectFrom('purchases')
      .select('stripe_id as id')
      .where('user_id', '=', userId)
      .where('price_id', '=', priceId)
      .where('created_at', '>=', sql<Date>`now() - ${sessionLifetime}`)
      .where(isDoneWithoutOrder)
      .execute()
    return sessions.flatMap(({ id }) => id ?? [])
  },

  /** Whether the user's subscription was changed in place after the second that begins at this time. */
  hasChangedSince: async (userId: string, kind: ProductKind, since: Date): Promise<boolean> => {
    const createdAt = { gte: new Date(since.getTime() + 1000) }
    return (
      (await prisma.purchaseIntent.count({ where: { userId, kind, mode: 'CHANGE', state: 'DONE', createdAt } })) > 0
    )
  },

  create: (userId: string, params: PurchaseIntentParams): Promise<PurchaseIntent> =>
    prisma.purchaseIntent.create({ data: { userId, ...params } }),

  /**
   * Whether an open intent can be continued with these parameters: they are the same, and the idempotency key is still
   * remembered.
   */
  isReusable: (intent: PurchaseIntent, params: PurchaseIntentParams): boolean =>
    hasSameParams(intent, params) && isRecent(intent),

  setSession: async (id: string, { id: stripeId, url }: CheckoutSession): Promise<void> => {
    await prisma.purchaseIntent.update({ where: { id }, data: { stripeId, url } })
  },

  /** Stores when the start was requested, unless it is stored already. Without effect when it was not requested. */
  recordStartRequest: async (id: string, startRequestedAt: Date | null): Promise<void> => {
    if (!startRequestedAt) return
    await prisma.purchaseIntent.updateMany({ where: { id, startRequestedAt: null }, data: { startRequestedAt } })
  },

  close: async (id: string, state: 'DONE' | 'FAILED'): Promise<void> => {
    await prisma.purchaseIntent.updateMany({ where: { id, state: 'OPEN' }, data: { state } })
  },
})

export type PurchaseIntents = ReturnType<typeof purchaseIntentStore>
