import { formatEuro } from '@kostbar/contracts/money-format'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { CheckoutSession } from '../../infra/payments/mapping.ts'
import { newId } from '../../infra/sql.ts'
import type { Mails } from '../mail/service.ts'
import { formatProposalBy } from '../subscriptions/service.ts'
import { refundsService } from './refunds.ts'

interface StoredIntent {
  id: string
  userId: string
  priceId: string
  quantity: number
  startRequestedAt: Date | null
}

type OrdersInfra = Pick<Infra, 'database' | 'payments' | 'jobs' | 'rateLimits' | 'operatorEmail'>

/** Orders of one-time products, and recording the outcome of checkout sessions. */
export function ordersService(infra: OrdersInfra, mails: Mails) {
  const { payments, rateLimits } = infra
  const { prisma } = infra.database
  const refunds = refundsService(infra, mails)

  /**
   * Stores the order of a paid session, and enqueues its mail. Idempotent: a session has at most one order. A payment
   * that was refunded before its order is stored, because its webhook was lost, causes no mail.
   * @throws Error for a product that is not of this shop any more (its `kind` was removed), which the job reports and
   * repeats: the buyer has paid
   */
  const createOrder = async (tx: Tx, session: CheckoutSession, intent: StoredIntent): Promise<void> => {
    const offer = await payments.offer(intent.priceId)
    if (!offer) throw new Error(`Paid session ${session.id} has no order: price ${intent.priceId} is not of this shop`)
    const { product } = offer
    const { userId, quantity } = intent
    const order = await tx
      .insertInto('orders')
      .values({
        id: newId,
        user_id: userId,
        stripe_id: session.id,
        product_id: product.id,
        product_name: product.name,
        includes_coaching: product.includesCoaching,
        quantity,
        amount: session.amount,
        payment_id: session.paymentId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!order || (session.paymentId && (await refunds.apply(tx, session.paymentId)) > 0)) return
    const { includesCoaching: coaching } = product
    const proposalBy = coaching ? { proposalBy: formatProposalBy(new Date()) } : {}
    const variables = {
      product: product.name,
      price: formatEuro(session.amount),
      coaching,
      ...proposalBy,
      startRequested: intent.startRequestedAt !== null,
    }
    await mails.enqueueMail(tx, { template: 'orderPaid', userId, subjectId: session.id, variables })
  }

  /** Locks and returns the purchase intent that a session was opened for; undefined for a session without one. */
  const lockIntent = (tx: Tx, session: CheckoutSession): Promise<StoredIntent | undefined> =>
    tx
      .selectFrom('purchases')
      .select(['id', 'user_id as userId', 'price_id as priceId', 'quantity', 'start_requested_at as startRequestedAt'])
      .where((eb) =>
        eb.or([
          eb('stripe_id', '=', session.id),
          ...(session.purchaseIntentId ? [eb('id', '=', session.purchaseIntentId)] : []),
        ]),
      )
      .forUpdate()
      .executeTakeFirst()

  const isStoredSubscription = async (tx: Tx, stripeId: string): Promise<boolean> =>
    Boolean(await tx.selectFrom('subscriptions').select('id').where('stripe_id', '=', stripeId).executeTakeFirst())

  return {
    /**
     * Fetches a checkout session that has ended and records its outcome: the order of a paid one-time product, or its
     * refund if the buyer's account was erased meanwhile, and the state of the intent.
     * @returns id of the resulting subscription, which the caller synchronises; null without one or while the session
     * is open
     */
    applySession: async (tx: Tx, sessionId: string): Promise<string | null> => {
      const session = await payments.session(sessionId)
      if (!session || session.status === 'open') return null
      const intent = await lockIntent(tx, session)
      const isPaidOrder = session.status === 'complete' && session.paid && !session.subscriptionId
      if (isPaidOrder) await (intent ? createOrder(tx, session, intent) : refunds.refundErased(tx, session))
      // A complete session that is not paid has an asynchronous payment, whose outcome arrives as an event of its own.
      const state = session.status === 'expired' ? 'FAILED' : session.paid ? 'DONE' : null
      if (intent && state) await tx.updateTable('purchases').set({ state }).where('id', '=', intent.id).execute()
      return session.subscriptionId
    },

    /**
     * Fetches a checkout session, marks its intent as failed if its asynchronous payment failed, and enqueues the mail.
     * Idempotent. Its subscription, if any, has to be synchronised before.
     */
    failSession: async (tx: Tx, sessionId: string): Promise<void> => {
      const session = await payments.session(sessionId)
      const intent = session?.paymentFailed && (await lockIntent(tx, session))
      if (!intent) return
      await tx.updateTable('purchases').set({ state: 'FAILED' }).where('id', '=', intent.id).execute()
      // The owner of a stored subscription is told about its unpaid invoice.
      if (session.subscriptionId && (await isStoredSubscription(tx, session.subscriptionId))) return
      const offer = await payments.offer(intent.priceId)
      if (!offer) return
      const variables = { product: offer.product.name }
      await mails.enqueueMail(tx, { template: 'orderFailed', userId: intent.userId, subjectId: session.id, variables })
    },

    applyRefunds: refunds.apply,

    /** Marks or unmarks the orders of a product as including coaching, after a change of the product. */
    setCoaching: async (tx: Tx, productId: string, includesCoaching: boolean): Promise<void> => {
      await tx
        .updateTable('orders')
        .set({ includes_coaching: includesCoaching })
        .where('product_id', '=', productId)
        .where('includes_coaching', '<>', includesCoaching)
        .execute()
    },

    /** A user's orders, newest first, at most 50. */
    list: async (userId: string) => {
      const items = await prisma.order.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: 50 })
      return { items }
    },

    /**
     * A user's invoices at the payment provider, newest first.
     * @throws Problem `payments_unavailable`, `too_many_requests`
     */
    invoices: async (userId: string) => {
      await rateLimits.count('paymentCall', userId)
      const customer = await prisma.paymentCustomer.findUnique({ where: { userId } })
      return { items: customer?.stripeId ? await payments.invoices(customer.stripeId) : [] }
    },
  }
}

export type Orders = ReturnType<typeof ordersService>
