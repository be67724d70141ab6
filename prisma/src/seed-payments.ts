import { dayMs } from '@kostbar/contracts/calendar'
import type { Prisma } from './client.ts'

/** A customer of the payment service with their live subscriptions there. */
export interface DemoCustomer {
  email: string
  /** Id at the payment service. */
  stripeId: string
  subscriptions: Omit<Prisma.SubscriptionCreateManyInput, 'userId'>[]
}

interface DemoUsers {
  memberId: string
  trainerId: string
  /** Ids by email. */
  users: ReadonlyMap<string, string>
}

/**
 * Stores the demo customers of the payment service. Without a membership there, the demo member gets a trial; without a
 * subscription of client slots, the demo trainer is granted slots.
 */
export async function seedPayments(
  tx: Prisma.TransactionClient,
  { memberId, trainerId, users }: DemoUsers,
  customers: readonly DemoCustomer[],
): Promise<void> {
  const known = customers.flatMap((customer) => {
    const userId = users.get(customer.email)
    return userId ? [{ ...customer, userId }] : []
  })
  const subscriptions = known.flatMap(({ userId, subscriptions: own }) => own.map((row) => ({ ...row, userId })))
  const has = (kind: 'MEMBERSHIP' | 'CLIENT_SLOTS') => subscriptions.some((row) => row.kind === kind)
  await tx.paymentCustomer.createMany({ data: known.map(({ userId, stripeId }) => ({ userId, stripeId })) })
  await tx.subscription.createMany({ data: subscriptions })
  if (!has('MEMBERSHIP')) await tx.user.update({ where: { id: memberId }, data: { roles: ['TRIAL_MODE'] } })
  if (!has('CLIENT_SLOTS'))
    await tx.subscription.create({
      data: {
        userId: trainerId,
        kind: 'CLIENT_SLOTS',
        status: 'ACTIVE',
        quantity: 10,
        currentPeriodEnd: new Date(Date.now() + 365 * dayMs),
      },
    })
}
