import type { Prisma } from '@kostbar/prisma/client'
import type { DemoCustomer } from '@kostbar/prisma/seed-payments'
import Stripe from 'stripe'
import type { PaymentsAccess } from './payments-access.ts'

type SubscriptionColumns = DemoCustomer['subscriptions'][number]

const kinds: Record<string, SubscriptionColumns['kind']> = { membership: 'MEMBERSHIP', client_slots: 'CLIENT_SLOTS' }
const statuses: Record<string, SubscriptionColumns['status']> = { active: 'ACTIVE', past_due: 'PAST_DUE' }
const intervals: Record<string, SubscriptionColumns['interval']> = {
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
}

const toDate = (seconds: number) => new Date(seconds * 1000)

const toTiers = (tiers: readonly Stripe.Price.Tier[]): Prisma.InputJsonArray =>
  tiers.map((tier) => ({ upTo: tier.up_to, unitAmount: tier.unit_amount }))

async function toColumns(stripe: Stripe, subscription: Stripe.Subscription): Promise<SubscriptionColumns[]> {
  const [item] = subscription.items.data
  const status = statuses[subscription.status]
  if (!item || !status) return []
  // Fetched separately: a list expands at most four levels.
  const price = await stripe.prices.retrieve(item.price.id, { expand: ['product', 'tiers'] })
  const product = price.product as Stripe.Product
  const kind = kinds[product.metadata.kind ?? '']
  if (!kind) return []
  return [
    {
      kind,
      status,
      quantity: item.quantity ?? 1,
      currentPeriodStart: toDate(item.current_period_start),
      currentPeriodEnd: toDate(item.current_period_end),
      cancelAtPeriodEnd: subscription.cancel_at_period_end,
      stripeId: subscription.id,
      productId: product.id,
      productName: product.name,
      productDescription: product.description,
      priceId: price.id,
      unitAmount: price.unit_amount,
      interval: intervals[price.recurring?.interval ?? ''] ?? null,
      intervalCount: price.recurring?.interval_count ?? null,
      tiersMode: price.tiers_mode,
      priceTiers: toTiers(price.tiers ?? []),
      coachingSince: product.metadata.coaching === 'true' ? toDate(subscription.created) : null,
    },
  ]
}

/**
 * Fetches the demo customers of the Stripe stand-in with their live subscriptions, the only source for the demo data.
 */
export async function fetchDemoCustomers({ secretKey, apiUrl }: PaymentsAccess): Promise<DemoCustomer[]> {
  const { hostname, port } = new URL(apiUrl ?? '')
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false })
  const customers: DemoCustomer[] = []
  for await (const { id, email, metadata } of stripe.customers.list({ limit: 100 })) {
    if (!email || metadata.demo !== 'yes') continue
    const { data } = await stripe.subscriptions.list({ customer: id })
    const subscriptions = (await Promise.all(data.map((subscription) => toColumns(stripe, subscription)))).flat()
    customers.push({ email, stripeId: id, subscriptions })
  }
  return customers
}
