import { join } from 'node:path'
import { temporaryDirectory } from '@kostbar/machine/testing/temporary-directory'
import { expect, it } from 'vitest'
import { openAccount } from './testing/account.ts'

it('seeds the products and prices', async () => {
  const { stripe } = await openAccount()
  const { data: products } = await stripe.products.list({ active: true })
  expect(Object.fromEntries(products.map(({ id, metadata }) => [id, metadata.kind]))).toEqual({
    prod_kostbar_basis: 'membership',
    prod_kostbar_begleitung: 'membership',
    prod_kostbar_analyse: 'one_time',
    prod_kostbar_slots: 'client_slots',
  })
  const { data: prices } = await stripe.prices.list({ limit: 100 })
  const shown = prices.map(({ id, unit_amount, recurring, tiers_mode, metadata }) => [
    id,
    unit_amount ?? tiers_mode,
    recurring ? `${recurring.interval_count} ${recurring.interval}` : 'once',
    metadata.discount ?? '',
  ])
  expect(shown.toSorted()).toEqual([
    ['price_analyse', 4900, 'once', ''],
    ['price_basis_month', 1490, '1 month', ''],
    ['price_basis_week', 490, '1 week', ''],
    ['price_basis_year', 14_900, '1 year', '16'],
    ['price_begleitung_month', 8900, '1 month', ''],
    ['price_begleitung_quarter', 23_900, '3 month', '10'],
    ['price_slots_month', 'graduated', '1 month', ''],
    ['price_slots_year', 'volume', '1 year', ''],
  ])
})

it('seeds the demo subscriptions once', async () => {
  const directory = join(await temporaryDirectory(), 'payments')
  const first = await openAccount({ directory, demo: true })
  const anna = await first.stripe.subscriptions.retrieve('sub_demo_anna')
  expect(anna).toMatchObject({
    status: 'active',
    customer: 'cus_demo_anna',
    items: { data: [{ quantity: 1, price: { id: 'price_basis_month' } }] },
  })
  const [item] = anna.items.data
  expect(item?.current_period_start).toBeLessThan(first.clock.now())
  expect(item?.current_period_end).toBeGreaterThan(first.clock.now())
  expect(await first.stripe.subscriptions.retrieve('sub_demo_trainer')).toMatchObject({
    customer: 'cus_demo_trainer',
    items: { data: [{ quantity: 10, price: { id: 'price_slots_month' } }] },
  })
  const { data: invoices } = await first.stripe.invoices.list({ customer: 'cus_demo_trainer' })
  expect(invoices.map(({ total, status }) => [total, status])).toEqual(Array(4).fill([8900, 'paid']))
  await first.stripe.subscriptions.cancel('sub_demo_anna')
  await first.close()
  const second = await openAccount({ directory, demo: true })
  expect((await second.stripe.customers.list()).data).toHaveLength(7)
  expect(await second.stripe.subscriptions.retrieve('sub_demo_anna')).toMatchObject({ status: 'canceled' })
})
