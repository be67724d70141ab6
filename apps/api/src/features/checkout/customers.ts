import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import type { Job, Jobs } from '../../infra/jobs.ts'
import { isCustomerGone } from '../../infra/payments/calls.ts'
import { Problem } from '../../problems/problem.ts'
import type { Subscriptions } from '../subscriptions/service.ts'

/** A user's customer id at the payment provider; the customer is created on first use. @throws Problem `not_found` */
async function ensureCustomer(
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

interface CustomerDependencies {
  infra: Pick<Infra, 'database' | 'payments'>
  subscriptions: Pick<Subscriptions, 'removeCustomer'>
}

/**
 * Runs a call for a user's customer. If that was deleted at the payment provider and the webhook about it was lost, it is
 * removed as by the webhook, and the call runs for a new one.
 * @param known customer id, if it has been read already
 * @throws Problem `not_found`
 */
export async function withCustomer<T>(
  { infra, subscriptions }: CustomerDependencies,
  userId: string,
  call: (customerId: string) => Promise<T>,
  known?: string | null,
): Promise<T> {
  const customerId = known ?? (await ensureCustomer(infra, userId))
  try {
    return await call(customerId)
  } catch (error) {
    if (!isCustomerGone(error)) throw error
    await infra.database.transaction((tx) => subscriptions.removeCustomer(tx, customerId))
    return call(await ensureCustomer(infra, userId))
  }
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
