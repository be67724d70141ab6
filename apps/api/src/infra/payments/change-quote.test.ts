import { freePort } from '@kostbar/machine/free-port'
import fc from 'fast-check'
import Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type StripeStandIn, startStripeStandIn } from '../../testing/stripe-stand-in.ts'

let standIn: StripeStandIn
let stripe: Stripe

beforeAll(async () => {
  standIn = await startStripeStandIn(`http://127.0.0.1:${await freePort()}/stripe/webhook`)
  standIn.service.setDeliveryFaults({ hold: true })
  const { hostname, port } = new URL(standIn.service.url)
  stripe = new Stripe(standIn.settings.STRIPE_SECRET_KEY ?? '', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  })
})
afterEach(() => void vi.useRealTimers())
afterAll(() => standIn.stop())

const days = { day: 1, week: 7, month: 30, year: 365 }
type Interval = keyof typeof days
interface Recurring {
  interval: Interval
  interval_count: number
}

const recurring: Recurring[] = (Object.keys(days) as Interval[]).flatMap((interval) =>
  [1, 2].map((interval_count) => ({ interval, interval_count })),
)
const label = ({ interval, interval_count }: Recurring) => `${interval_count} ${interval}`
const pairs = recurring.flatMap((from) => recurring.map((to) => ({ from, to, pair: `${label(from)} → ${label(to)}` })))

async function priceOf(recurring: Recurring, amount: number): Promise<string> {
  const { id: product } = await stripe.products.create({ name: 'Abo' })
  return (await stripe.prices.create({ product, currency: 'eur', recurring, unit_amount: amount })).id
}

async function subscribe(price: string): Promise<string> {
  const customer = await stripe.customers.create({ email: 'quote@example.test' })
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer: customer.id })
  await stripe.customers.update(customer.id, { invoice_settings: { default_payment_method: card } })
  return (await stripe.subscriptions.create({ customer: customer.id, items: [{ price }] })).id
}

it.each(pairs)('quotes the date of the next payment: $pair', async ({ from, to, pair }) => {
  const sample = fc.record({
    daysBefore: fc.integer({ min: 0, max: days[from.interval] * from.interval_count * 2 }),
    oldAmount: fc.integer({ min: 100, max: 50_000 }),
    newAmount: fc.integer({ min: 100, max: 50_000 }),
  })
  const [{ daysBefore, oldAmount, newAmount } = { daysBefore: 0, oldAmount: 100, newAmount: 100 }] = fc.sample(
    sample,
    1,
  )
  const id = await subscribe(await priceOf(from, oldAmount))
  if (daysBefore > 0) standIn.service.clock.advance({ interval: 'day', interval_count: daysBefore })
  const priceId = await priceOf(to, newAmount)
  const current = await standIn.payments.subscription(id)
  if (!current) throw new Error('The subscription is gone.')

  // The stand-in's clock stands still, so that a new period starts at the second of the change.
  vi.useFakeTimers({ toFake: ['Date'] })
  const change = { priceId, quantity: 1, prorationDate: null }
  const quote = await standIn.payments.quoteChange(current, change)
  const changed = await standIn.payments.change(current, change, crypto.randomUUID())
  // All tests share the stand-in's clock: later ones would renew a subscription that is still active.
  await standIn.payments.cancelNow(id)

  // The clock runs between quote and change; a wrong period is off by days.
  const secondsApart = Math.abs(quote.renewsAt.getTime() - changed.periodEnd.getTime()) / 1000
  expect(secondsApart, `${pair} after ${daysBefore} days`).toBeLessThan(60)
})

it('quotes nothing due, and the next renewal, when too little time is left for a difference', async () => {
  const yearly = { interval: 'year', interval_count: 2 } as const
  const id = await subscribe(await priceOf(yearly, 100))
  standIn.service.clock.advance({ interval: 'day', interval_count: 729 })
  const current = await standIn.payments.subscription(id)
  if (!current) throw new Error('The subscription is gone.')
  const change = { priceId: await priceOf(yearly, 110), quantity: 1, prorationDate: null }
  expect(await standIn.payments.quoteChange(current, change)).toEqual({ dueNow: 0, renewsAt: current.periodEnd })
  await standIn.payments.cancelNow(id)
})
