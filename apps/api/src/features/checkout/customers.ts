import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job, Jobs } from '../../infra/jobs.ts'
import { Problem } from '../../problems/problem.ts'

/** A user's customer id at the payment provider; the customer is created on first use. @throws Problem `not_found` */
export async function ensureCustomer(
  { database: { prisma }, payments }: Pick<Infra, 'database' | 'payments'>,
  userId: string,
): Promise<string> {
  const user = await prisma.user.findUnique({ where: { id: userId }, include: { paymentCustomer: true } })
  if (!user) throw new Problem('not_found')
  if (user.paymentCustomer?.stripeId) return user.paymentCustomer.stripeId
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const stripeId = await payments.createCustomer({ userId, email: user.email, name })
  await prisma.paymentCustomer.upsert({ where: { userId }, create: { userId, stripeId }, update: { stripeId } })
  return stripeId
}

const syncCustomer = { name: 'sync-payment-customer' }

/** Enqueues `syncCustomerJob` within the transaction that changes the e-mail address. */
export const enqueueCustomerSync = (jobs: Jobs) => (tx: Tx, userId: string) => jobs.send(syncCustomer, { userId }, tx)

/**
 * Job: sends a user's current e-mail address, which receipts go to, to the payment provider; does nothing before the
 * first purchase.
 */
export const syncCustomerJob = ({
  database: { prisma },
  payments,
}: Pick<Infra, 'database' | 'payments'>): Job<{ userId: string }> => ({
  ...syncCustomer,
  run: async ({ userId }) => {
    const customer = await prisma.paymentCustomer.findUnique({ where: { userId }, include: { user: true } })
    if (customer?.stripeId) await payments.changeEmail(customer.stripeId, customer.user.email)
  },
})
