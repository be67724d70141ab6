import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { expect, it } from 'vitest'
import { buy, eventually, newcomer, openPage, order, subscriptionWhen } from '../../testing/purchases.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const customerOf = async ({ id: userId }: Person) =>
  (await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where: { userId } })).stripeId ?? ''
const remote = async (person: Person) => app.infra.payments.subscriptionsOf(await customerOf(person))

/** A hundred orders at once. @returns the pay pages; on a slow machine the last in the queue are told to wait instead */
async function openPages(person: Person, prices: string[]): Promise<string[]> {
  const wanted = Array.from({ length: 100 }, (_value, index) => openPage(person, prices[index % prices.length] ?? ''))
  const settled = await Promise.allSettled(wanted)
  for (const outcome of settled)
    if (outcome.status === 'rejected') await expect(Promise.reject(outcome.reason)).toMatchProblem('checkout_busy')
  return settled.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
}

it('100 purchases at once open one pay page', async () => {
  const ben = await newcomer(app)
  const pages = await openPages(ben, ['price_basis_month'])
  expect(new Set(pages).size).toBe(1)
  app.payments.service.pay(pages[0] ?? '')
  await subscriptionWhen(ben, ({ status }) => status === 'ACTIVE')
  expect(await remote(ben)).toHaveLength(1)
})

it('100 different purchases at once leave one page that can be paid', async () => {
  const ben = await newcomer(app)
  const prices = ['price_basis_week', 'price_basis_month', 'price_basis_year', 'price_begleitung_month']
  const pages = await openPages(ben, prices)
  const paid = [...new Set(pages)].filter((page) => {
    try {
      return app.payments.service.pay(page).ok
    } catch {
      return false
    }
  })
  await subscriptionWhen(ben, ({ status }) => status === 'ACTIVE')
  expect(paid).toHaveLength(1)
  expect(await remote(ben)).toHaveLength(1)
})

it('100 changes at once are charged once', async () => {
  const ben = await newcomer(app)
  await buy(app, ben, 'price_basis_month')
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => ben.exchange(checkout.start, order('price_begleitung_month'))),
  )
  const codes = replies.map(({ status, body }) => (status === 200 ? 'changed' : body.code))
  expect(codes.filter((code) => code === 'changed')).toHaveLength(1)
  // On a slow machine the last in the queue are told to wait instead.
  const refused = codes.filter((code) => code === 'already_subscribed' || code === 'checkout_busy')
  expect(refused).toHaveLength(99)
  expect((await ben.call(checkout.invoices)).items).toHaveLength(2)
})

it('a second one that was paid all the same is cancelled and paid back', async () => {
  const ben = await newcomer(app)
  const first = await openPage(ben, 'price_basis_month')
  // As if the first page had been forgotten.
  await app.infra.database.prisma.purchase.updateMany({ where: { userId: ben.id }, data: { state: 'FAILED' } })
  const second = await openPage(ben, 'price_basis_year')
  app.payments.service.disturb({ hold: true })
  app.payments.service.pay(first)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  app.payments.service.pay(second)
  app.payments.service.disturb({ hold: false, shuffle: true, duplicate: true })
  await app.mailTo(ben.email, 'Doppelte Bestellung')
  app.payments.service.disturb({ shuffle: false, duplicate: false })
  await eventually('one is left', async () => (await remote(ben)).length === 1)
  const subscription = await subscriptionWhen(ben, ({ currentPrice }) => currentPrice?.id === 'price_basis_month')
  expect(subscription.status).toBe('ACTIVE')
  const balance = await refunds(await customerOf(ben))
  expect(balance).toEqual([14_900])
})

/** What was paid back to a customer, in cents. */
async function refunds(customer: string): Promise<number[]> {
  const { settings, service } = app.payments
  const headers = { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` }
  const answer = await fetch(`${service.url}/v1/refunds?limit=100`, { headers })
  const { data } = (await answer.json()) as { data: { amount: number; customer: string }[] }
  return data.filter((refund) => refund.customer === customer).map(({ amount }) => amount)
}
