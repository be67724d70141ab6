import { totalAmount } from '@kostbar/contracts/pricing'
import fc from 'fast-check'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import { useTestApp } from '../../testing/test-app.ts'

/** What we show and what the payment service bills are reckoned by two programs that share no code. */
const app = useTestApp()

interface Table {
  mode: 'graduated' | 'volume'
  tiers: { upTo: number | null; unitAmount: number }[]
  quantity: number
}

const tables: fc.Arbitrary<Table> = fc
  .record({
    mode: fc.constantFrom('graduated' as const, 'volume' as const),
    ends: fc.uniqueArray(fc.integer({ min: 1, max: 500 }), { maxLength: 6 }),
    amounts: fc.array(fc.integer({ min: 0, max: 99_999 }), { minLength: 7, maxLength: 7 }),
    quantity: fc.integer({ min: 1, max: 600 }),
  })
  .map(({ mode, ends, amounts, quantity }) => {
    const upTos = [...ends.sort((one, other) => one - other), null]
    return { mode, quantity, tiers: upTos.map((upTo, index) => ({ upTo, unitAmount: amounts[index] ?? 0 })) }
  })

const count = 10_000
/** As many items as one invoice may have. */
const itemsPerInvoice = 20

it('over 10 000 random tier tables they agree to the cent', async () => {
  const { hostname, port } = new URL(app.payments.service.url)
  const key = app.payments.settings.STRIPE_SECRET_KEY ?? ''
  const stripe = new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false })
  app.payments.service.disturb({ hold: true })
  const { id: customer } = await stripe.customers.create({ email: 'preise@example.test' })
  const { id: product } = await stripe.products.create({ name: 'Tabelle' })

  const create = async ({ mode, tiers, quantity }: Table) => {
    const { id } = await stripe.prices.create({
      product,
      currency: 'eur',
      recurring: { interval: 'month' },
      billing_scheme: 'tiered',
      tiers_mode: mode,
      tiers: tiers.map(({ upTo, unitAmount }) => ({ up_to: upTo ?? 'inf', unit_amount: unitAmount })),
    })
    const expected = totalAmount({ unit_amount: null, tiersMode: mode, priceTiers: tiers }, quantity)
    return { price: id, quantity, expected }
  }

  const seed = Date.now()
  const samples = fc.sample(tables, { numRuns: count, seed })
  let agreed = 0
  for (let from = 0; from < count; from += itemsPerInvoice) {
    const items = await Promise.all(samples.slice(from, from + itemsPerInvoice).map(create))
    const { lines, total } = await stripe.invoices.createPreview({
      customer,
      subscription_details: { items: items.map(({ price, quantity }) => ({ price, quantity })) },
    })
    const billed = new Map<string, number>()
    for (const line of lines.data) {
      const price = String(line.pricing?.price_details?.price)
      billed.set(price, (billed.get(price) ?? 0) + line.amount)
    }
    for (const { price, expected } of items) expect(billed.get(price), `seed ${seed}`).toBe(expected)
    expect(total).toBe(items.reduce((sum, { expected }) => sum + expected, 0))
    agreed += items.length
  }
  expect(agreed).toBe(count)
}, 180_000)
