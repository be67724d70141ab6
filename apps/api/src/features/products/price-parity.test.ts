import { totalAmount } from '@kostbar/contracts/pricing'
import fc from 'fast-check'
import Stripe from 'stripe'
import { expect, it, onTestFinished } from 'vitest'
import { startStripeStandIn } from '../../testing/stripe-stand-in.ts'

interface TierTable {
  mode: 'graduated' | 'volume'
  tiers: { upTo: number | null; unitAmount: number }[]
  quantity: number
}

const tierTables: fc.Arbitrary<TierTable> = fc
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

const sampleCount = 10_000
/** Most items per invoice that the payment service accepts. */
const maxItemsPerInvoice = 20

const paramsOf = ({ mode, tiers }: TierTable, product: string) => ({
  product,
  currency: 'eur',
  recurring: { interval: 'month' as const },
  billing_scheme: 'tiered' as const,
  tiers_mode: mode,
  tiers: tiers.map(({ upTo, unitAmount }) => ({ up_to: upTo ?? ('inf' as const), unit_amount: unitAmount })),
})

const expectedTotal = ({ mode, tiers, quantity }: TierTable) =>
  totalAmount({ unit_amount: null, tiersMode: mode, priceTiers: tiers }, quantity)

// Compares our price arithmetic with the invoices of the payment service, an independent implementation.
it('agrees with the payment service to the cent for 10 000 random tier tierTables', async () => {
  const { service, settings, stop } = await startStripeStandIn('http://127.0.0.1:9')
  onTestFinished(stop)
  const { hostname, port } = new URL(service.url)
  const key = settings.STRIPE_SECRET_KEY ?? ''
  const stripe = new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false })
  service.setDeliveryFaults({ hold: true })
  const { id: customer } = await stripe.customers.create({ email: 'preise@example.test' })
  const { id: product } = await stripe.products.create({ name: 'Tabelle' })

  /** Creates a price for each table: the first by a call, as the product's prices are, the others without. */
  const createAll = async ([first, ...others]: readonly TierTable[]) => {
    if (!first) return []
    const { id } = await stripe.prices.create(paramsOf(first, product))
    return [id, ...service.createPrices(others.map((table) => paramsOf(table, product)))]
  }

  const seed = Date.now()
  const samples = fc.sample(tierTables, { numRuns: sampleCount, seed })
  let agreed = 0
  for (let from = 0; from < sampleCount; from += maxItemsPerInvoice) {
    const tables = samples.slice(from, from + maxItemsPerInvoice)
    const prices = await createAll(tables)
    const items = tables.map((table, index) => ({
      price: prices[index] ?? '',
      quantity: table.quantity,
      expected: expectedTotal(table),
    }))
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
  expect(agreed).toBe(sampleCount)
})
