import type { ProductKind } from '@kostbar/contracts/products/schemas'
import type { PurchaseIntent } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import type { CheckoutSession } from '../../infra/payments/mapping.ts'

export interface PurchaseIntentParams {
  kind: ProductKind
  /** SESSION: paid on the payment page; CHANGE: applied to the current subscription. */
  mode: PurchaseIntent['mode']
  priceId: string
  quantity: number
  successUrl: string | null
  cancelUrl: string | null
  prorationDate: Date | null
}

const hasSameParams = (intent: PurchaseIntent, params: PurchaseIntentParams): boolean =>
  intent.mode === params.mode &&
  intent.priceId === params.priceId &&
  intent.quantity === params.quantity &&
  intent.successUrl === params.successUrl &&
  intent.cancelUrl === params.cancelUrl

/** Below the 24 hours for which a payment page stays open and an idempotency key is remembered. */
const reuseMs = 20 * 60 * 60 * 1000

const isRecent = ({ createdAt }: PurchaseIntent): boolean => createdAt.getTime() > Date.now() - reuseMs

/** Purchase intents: written before the payment service is called (the id is the idempotency key), closed with the outcome. */
export const purchaseIntentStore = ({ prisma }: Database) => ({
  /** The open intent of this user and kind, if any. */
  findOpen: (userId: string, kind: ProductKind): Promise<PurchaseIntent | null> =>
    prisma.purchaseIntent.findFirst({ where: { userId, kind, state: 'OPEN' } }),

  create: (userId: string, params: PurchaseIntentParams): Promise<PurchaseIntent> =>
    prisma.purchaseIntent.create({ data: { userId, ...params } }),

  /** Whether an open intent can be continued for these parameters, with the same idempotency key. */
  isReusable: (intent: PurchaseIntent, params: PurchaseIntentParams): boolean =>
    hasSameParams(intent, params) && isRecent(intent),

  setSession: async (id: string, { id: stripeId, url }: CheckoutSession): Promise<void> => {
    await prisma.purchaseIntent.update({ where: { id }, data: { stripeId, url } })
  },

  close: async (id: string, state: 'DONE' | 'FAILED'): Promise<void> => {
    await prisma.purchaseIntent.updateMany({ where: { id, state: 'OPEN' }, data: { state } })
  },
})

export type PurchaseIntents = ReturnType<typeof purchaseIntentStore>
