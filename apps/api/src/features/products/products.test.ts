import { products } from '@kostbar/contracts/products/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import Stripe from 'stripe'
import { afterEach, describe, expect, it } from 'vitest'
import { buy, eventually, postWebhook, unsubscribedUser } from '../../testing/checkout.ts'
import { useTestApp } from '../../testing/test-app.ts'

const app = useTestApp({ limitScale: 1 })
afterEach(() => app.payments.service.clearFaults())

const product = (id: string) => app.visitor().call(products.get, { params: { id } })

/** Stripe client with the shop's own credentials. */
const merchant = () => {
  const { hostname, port } = new URL(app.payments.service.url)
  const key = app.payments.settings.STRIPE_SECRET_KEY ?? ''
  return new Stripe(key, { host: hostname, port, protocol: 'http', telemetry: false })
}

describe('a product', () => {
  it('is public, with its prices by ascending period', async () => {
    const { productPrices, ...summary } = await product('prod_kostbar_basis')
    expect(summary).toMatchObject({ id: 'prod_kostbar_basis', name: 'Kostbar Basis', kind: 'MEMBERSHIP' })
    expect(
      productPrices.map(({ id, unit_amount, interval, discount }) => [id, unit_amount, interval, discount]),
    ).toEqual([
      ['price_basis_week', 490, 'WEEK', null],
      ['price_basis_month', 1490, 'MONTH', null],
      ['price_basis_year', 14_900, 'YEAR', 16],
    ])
    expect((await product('prod_kostbar_analyse')).productPrices).toMatchObject([
      { id: 'price_analyse', type: 'one_time', unit_amount: 4900, interval: null, intervalCount: null },
    ])
  })

  it('for client slots has tiered prices', async () => {
    const slots = await app.visitor().call(products.clientSlots)
    expect(slots.kind).toBe('CLIENT_SLOTS')
    expect(slots.productPrices).toMatchObject([
      {
        tiersMode: 'graduated',
        unit_amount: null,
        priceTiers: [{ upTo: 5, unitAmount: 990 }, {}, {}, { upTo: null, unitAmount: 490 }],
      },
      { tiersMode: 'volume', priceTiers: [{ upTo: 10, unitAmount: 9900 }, {}, { upTo: null, unitAmount: 5900 }] },
    ])
  })

  it('is refreshed by webhooks, and so is its name in subscriptions', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_begleitung_month')
    await product('prod_kostbar_begleitung')
    const stripe = merchant()
    await stripe.products.update('prod_kostbar_begleitung', { name: 'Kostbar Begleitung Plus' })
    await eventually('the new name', async () => (await product('prod_kostbar_begleitung')).name.endsWith('Plus'))
    await stripe.prices.update('price_begleitung_quarter', { active: false })
    await eventually('one price', async () => (await product('prod_kostbar_begleitung')).productPrices.length === 1)
    const named = async () => (await ben.call(subscriptions.mine, { query: {} })).subscription?.product
    await eventually(
      'the subscription has the new name',
      async () => (await named())?.name === 'Kostbar Begleitung Plus',
    )
    await stripe.products.update('prod_kostbar_begleitung', { active: false })
    await eventually('it is not found', async () => {
      const { status } = await app.visitor().exchange(products.get, { params: { id: 'prod_kostbar_begleitung' } })
      return status === 404
    })
  })

  it('has its new name in subscriptions after a night, when the webhook was lost', async () => {
    const ben = await unsubscribedUser(app)
    await buy(app, ben, 'price_basis_month')
    await product('prod_kostbar_basis')
    app.payments.service.setDeliveryFaults({ hold: true })
    await merchant().products.update('prod_kostbar_basis', { name: 'Kostbar Basis Neu' })
    await app.infra.jobs.send({ name: 'reconcile-products' }, {})
    const named = async () => (await ben.call(subscriptions.mine, { query: {} })).subscription?.product?.name
    await expect.poll(named, { timeout: 60_000 }).toBe('Kostbar Basis Neu')
    await merchant().products.update('prod_kostbar_basis', { name: 'Kostbar Basis' })
    await app.infra.jobs.send({ name: 'reconcile-products' }, {})
    await expect.poll(named, { timeout: 60_000 }).toBe('Kostbar Basis')
    app.payments.service.setDeliveryFaults({ hold: false })
  })

  it('is refreshed when one of its prices is deleted', async () => {
    const id = 'prod_kostbar_analyse'
    await product(id)
    app.payments.service.setDeliveryFaults({ hold: true })
    await merchant().products.update(id, { name: 'Lang' })
    const object = { id: 'price_gone', object: 'price', product: id }
    await postWebhook(app, { type: 'price.deleted', data: { object } })
    await eventually('the new name', async () => (await product(id)).name === 'Lang')
  })

  it('is served from the cache while the payment service is unavailable', async () => {
    await product('prod_kostbar_basis')
    await app.infra.database.prisma.product.updateMany({ data: { fetchedAt: new Date(0) } })
    app.payments.service.injectFault({ kind: 'error' })
    expect((await product('prod_kostbar_basis')).name).toBe('Kostbar Basis')
  })

  it('omits unsupported prices', async () => {
    const stripe = merchant()
    const { id } = await stripe.products.create({ name: 'Seltsam', metadata: { kind: 'membership' } })
    const monthly = { product: id, recurring: { interval: 'month' as const } }
    await stripe.prices.create({ ...monthly, currency: 'usd', unit_amount: 500 })
    await stripe.prices.create({ ...monthly, currency: 'eur', unit_amount_decimal: Stripe.Decimal.from('99.5') })
    const tiers = [{ up_to: 'inf' as const, unit_amount: 100, flat_amount: 500 }]
    await stripe.prices.create({ ...monthly, currency: 'eur', billing_scheme: 'tiered', tiers_mode: 'volume', tiers })
    const { id: good } = await stripe.prices.create({ ...monthly, currency: 'eur', unit_amount: 700 })
    expect((await product(id)).productPrices.map((price) => price.id)).toEqual([good])
  })

  it('is not found when foreign; unknown ids are rate limited and never cached', async () => {
    const foreign = await merchant().products.create({ name: 'Fremd' })
    await expect(product(foreign.id)).toMatchProblem('not_found')
    await expect(product('prod_nobody')).toMatchProblem('not_found')
    for (let attempt = 0; attempt < 60; attempt += 1) await product(`prod_unknown_${attempt}`).catch(() => undefined)
    await expect(product('prod_more')).toMatchProblem('too_many_requests')
    expect((await product('prod_kostbar_basis')).name).toBe('Kostbar Basis')
    await app.infra.database.prisma.product.updateMany({ data: { kind: null } })
    await expect(app.visitor().call(products.clientSlots)).toMatchProblem('too_many_requests')
    const cached = await app.infra.database.prisma.product.count({ where: { id: { startsWith: 'prod_unknown_' } } })
    expect(cached).toBe(0)
  })
})
