import type { ProductKind } from '@kostbar/contracts/products/schemas'
import type { Purchase } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import type { RemoteSession } from '../../infra/payment-objects.ts'

/** What someone wishes to buy or to change to. */
export interface Wish {
  kind: ProductKind
  mode: Purchase['mode']
  priceId: string
  quantity: number
  successUrl: string | null
  cancelUrl: string | null
  prorationDate: Date | null
}

const isSame = (purchase: Purchase, wish: Wish): boolean =>
  purchase.mode === wish.mode &&
  purchase.priceId === wish.priceId &&
  purchase.quantity === wish.quantity &&
  purchase.successUrl === wish.successUrl &&
  purchase.cancelUrl === wish.cancelUrl

/** A pay page can be paid for 24 hours, and as long the payment service repeats its answer to the same key. */
const freshMs = 20 * 60 * 60 * 1000

const isFresh = ({ createdAt }: Purchase): boolean => createdAt.getTime() > Date.now() - freshMs

/** Wishes on record: written before the payment service is asked, and closed when it is known what came of them. */
export const purchasesOf = ({ prisma }: Database) => ({
  /** The one that is under way for this user and kind. */
  open: (userId: string, kind: ProductKind): Promise<Purchase | null> =>
    prisma.purchase.findFirst({ where: { userId, kind, state: 'OPEN' } }),

  begin: (userId: string, wish: Wish): Promise<Purchase> => prisma.purchase.create({ data: { userId, ...wish } }),

  /** Whether an open one is the same wish again, so that its answer is ours. */
  answers: (purchase: Purchase, wish: Wish): boolean => isSame(purchase, wish) && isFresh(purchase),

  remember: async (id: string, { id: stripeId, url }: RemoteSession): Promise<void> => {
    await prisma.purchase.update({ where: { id }, data: { stripeId, url } })
  },

  close: async (id: string, state: 'DONE' | 'FAILED'): Promise<void> => {
    await prisma.purchase.updateMany({ where: { id, state: 'OPEN' }, data: { state } })
  },
})

export type Purchases = ReturnType<typeof purchasesOf>
