import type { Infra } from '../../infra/infra.ts'
import type { JobTransaction } from '../../infra/jobs.ts'
import type { RemoteSession } from '../../infra/payment-objects.ts'
import type { Mails } from '../mail/service.ts'
import { money } from '../subscriptions/service.ts'

const findPurchase = `SELECT id, user_id AS "userId", kind, price_id AS "priceId", quantity FROM purchases
  WHERE stripe_id = $1 OR id = $2::uuid FOR UPDATE`

const insertOrder = `INSERT INTO orders (id, user_id, stripe_id, product_id, product_name, quantity, amount, payment_id)
  VALUES (uuidv7(), $1::uuid, $2, $3, $4, $5, $6, $7) ON CONFLICT DO NOTHING RETURNING id`

interface FoundPurchase {
  id: string
  userId: string
  kind: string
  priceId: string
  quantity: number
}

/** What comes of visits to the pay page. */
export function ordersService({ database: { prisma }, payments }: Pick<Infra, 'database' | 'payments'>, mails: Mails) {
  const record = async (tx: JobTransaction, session: RemoteSession, purchase: FoundPurchase) => {
    const offer = await payments.offer(purchase.priceId)
    if (!offer) return
    const { product } = offer
    const { userId, quantity } = purchase
    const values = [userId, session.id, product.id, product.name, quantity, session.amount, session.paymentId]
    const { rows } = await tx.executeSql(insertOrder, values)
    if (rows.length === 0) return
    const facts = { product: product.name, price: money(session.amount) }
    await mails.order(tx, { kind: 'orderPaid', userId, about: session.id, facts })
  }

  return {
    /** Takes note of how a visit ended. @returns the subscription that came of it, to be looked at */
    settle: async (tx: JobTransaction, sessionId: string): Promise<string | null> => {
      const session = await payments.session(sessionId)
      if (!session || session.status === 'open') return null
      const { rows } = await tx.executeSql(findPurchase, [session.id, session.purchaseId])
      const purchase = rows[0] as FoundPurchase | undefined
      const isPaidOrder = session.status === 'complete' && session.paid && !session.subscriptionId
      if (purchase && isPaidOrder) await record(tx, session, purchase)
      // Complete and not paid yet: the money is on its way, another event will tell.
      const state = session.status === 'expired' ? 'FAILED' : session.paid ? 'DONE' : null
      if (purchase && state)
        await tx.executeSql('UPDATE purchases SET state = $2::"PurchaseState" WHERE id = $1::uuid', [
          purchase.id,
          state,
        ])
      return session.subscriptionId
    },

    /** The money did not arrive. */
    fail: async (tx: JobTransaction, sessionId: string): Promise<void> => {
      await tx.executeSql(`UPDATE purchases SET state = 'FAILED' WHERE stripe_id = $1`, [sessionId])
    },

    /** Takes note of money given back. */
    noteRefund: async (tx: JobTransaction, chargeId: string): Promise<void> => {
      const charge = await payments.paymentOfCharge(chargeId)
      if (charge?.refunded)
        await tx.executeSql('UPDATE orders SET refunded = true WHERE payment_id = $1', [charge.paymentId])
    },

    /** What a person has bought once, newest first. */
    list: async (userId: string) => {
      const items = await prisma.order.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: 50 })
      return { items }
    },

    /** A person's invoices at the payment service, newest first. */
    invoices: async (userId: string) => {
      const customer = await prisma.paymentCustomer.findUnique({ where: { userId } })
      return { items: customer?.stripeId ? await payments.invoices(customer.stripeId) : [] }
    },
  }
}

export type Orders = ReturnType<typeof ordersService>
