import type { Prisma } from './client.ts'

const dayMs = 24 * 60 * 60 * 1000

/** Cents per slot; equal to the price in the Stripe stand-in. */
const slotTiers = [
  { upTo: 5, unitAmount: 990 },
  { upTo: 20, unitAmount: 790 },
  { upTo: 100, unitAmount: 590 },
  { upTo: null, unitAmount: 490 },
]

/** Subscriptions of the demo accounts. The Stripe stand-in starts with the same, under the same ids. */
export async function seedPayments(tx: Prisma.TransactionClient, memberId: string, trainerId: string): Promise<void> {
  await tx.paymentCustomer.createMany({
    data: [
      { userId: memberId, stripeId: 'cus_demo_anna' },
      { userId: trainerId, stripeId: 'cus_demo_trainer' },
    ],
  })
  const month = {
    status: 'ACTIVE',
    currentPeriodStart: new Date(),
    currentPeriodEnd: new Date(Date.now() + 30 * dayMs),
    interval: 'MONTH',
    intervalCount: 1,
  } as const
  await tx.subscription.createMany({
    data: [
      {
        ...month,
        userId: memberId,
        kind: 'MEMBERSHIP',
        stripeId: 'sub_demo_anna',
        productId: 'prod_kostbar_basis',
        productName: 'Kostbar Basis',
        priceId: 'price_basis_month',
        unitAmount: 1490,
      },
      {
        ...month,
        userId: trainerId,
        kind: 'CLIENT_SLOTS',
        quantity: 10,
        stripeId: 'sub_demo_trainer',
        productId: 'prod_kostbar_slots',
        productName: 'Kunden-Slots',
        priceId: 'price_slots_month',
        tiersMode: 'graduated',
        priceTiers: slotTiers,
      },
    ],
  })
}
