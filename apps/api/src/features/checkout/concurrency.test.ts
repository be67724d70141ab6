import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { expect, it, onTestFinished, vi } from 'vitest'
import {
  buy,
  checkoutRequest,
  eventually,
  openSession,
  paymentEventsHandled,
  unsubscribedUser,
  waitForSubscription,
} from '../../testing/checkout.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

const customerIdOf = async ({ id: userId }: Person) =>
  (await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where: { userId } })).stripeId ?? ''
const remoteSubscriptions = async (person: Person) => app.infra.payments.subscriptionsOf(await customerIdOf(person))

/**
 * Starts 100 checkouts at once; those that wait too long for the lock are refused with `checkout_busy`.
 * @returns ids of the opened checkout sessions
 */
async function openSessions(person: Person, prices: string[]): Promise<string[]> {
  const calls = Array.from({ length: 100 }, (_value, index) => openSession(person, prices[index % prices.length] ?? ''))
  const outcomes = await Promise.allSettled(calls)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') await expect(Promise.reject(outcome.reason)).toMatchProblem('checkout_busy')
  return outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
}

it('opens one payment page for 100 concurrent purchases', async () => {
  const ben = await unsubscribedUser(app)
  const sessions = await openSessions(ben, ['price_basis_month'])
  expect(new Set(sessions).size).toBe(1)
  app.payments.service.pay(sessions[0] ?? '')
  await waitForSubscription(ben, ({ status }) => status === 'ACTIVE')
  expect(await remoteSubscriptions(ben)).toHaveLength(1)
})

it('leaves one payable page after 100 concurrent purchases of different prices', async () => {
  const ben = await unsubscribedUser(app)
  const prices = ['price_basis_week', 'price_basis_month', 'price_basis_year', 'price_begleitung_month']
  const sessions = await openSessions(ben, prices)
  const paid = [...new Set(sessions)].filter((session) => {
    try {
      return app.payments.service.pay(session).ok
    } catch {
      return false
    }
  })
  await waitForSubscription(ben, ({ status }) => status === 'ACTIVE')
  expect(paid).toHaveLength(1)
  expect(await remoteSubscriptions(ben)).toHaveLength(1)
})

it('charges 100 concurrent equal changes once', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  const replies = await Promise.all(
    Array.from({ length: 100 }, () => ben.exchange(checkout.start, checkoutRequest('price_begleitung_month'))),
  )
  const codes = replies.map(({ status, body }) => (status === 200 ? 'changed' : body.code))
  expect(codes.filter((code) => code === 'changed')).toHaveLength(1)
  // On a slow machine the last calls exceed the lock timeout.
  const refused = codes.filter((code) => code === 'already_subscribed' || code === 'checkout_busy')
  expect(refused).toHaveLength(99)
  expect((await ben.call(checkout.invoices)).items).toHaveLength(2)
})

/** Opens two pay pages for one member, as two tabs may. @returns ids of their checkout sessions */
async function openTwoSessions(person: Person): Promise<[first: string, second: string]> {
  const first = await openSession(person, 'price_basis_month')
  // Marks the first intent as failed, so that its pay page stays open beside the second one.
  await app.infra.database.prisma.purchaseIntent.updateMany({ where: { userId: person.id }, data: { state: 'FAILED' } })
  return [first, await openSession(person, 'price_basis_year')]
}

it('cancels and refunds a second subscription that was paid', async () => {
  const ben = await unsubscribedUser(app)
  const [first, second] = await openTwoSessions(ben)
  const { service } = app.payments
  service.setDeliveryFaults({ hold: true })
  service.pay(first)
  service.clock.moveTo(service.clock.now() + 1)
  service.pay(second)
  service.setDeliveryFaults({ hold: false, shuffle: true, duplicate: true })
  await app.mailTo(ben.email, 'Doppelte Bestellung')
  service.setDeliveryFaults({ shuffle: false, duplicate: false })
  await eventually('one subscription remains', async () => (await remoteSubscriptions(ben)).length === 1)
  const subscription = await waitForSubscription(ben, ({ currentPrice }) => currentPrice?.id === 'price_basis_month')
  expect(subscription.status).toBe('ACTIVE')
  const amounts = await refunds(await customerIdOf(ben))
  expect(amounts).toEqual([14_900])
})

it('refunds a second subscription whose payment arrives after its cancellation', async () => {
  const ben = await unsubscribedUser(app)
  const [first, second] = await openTwoSessions(ben)
  const { service } = app.payments
  service.pay(first)
  await waitForSubscription(ben, ({ status }) => status === 'ACTIVE')
  service.clock.moveTo(service.clock.now() + 1)
  service.payLater(second)
  await app.mailTo(ben.email, 'Doppelte Bestellung')
  const customer = await customerIdOf(ben)
  expect(await refunds(customer)).toEqual([])
  service.settlePayment(second)
  await expect.poll(() => refunds(customer), { timeout: 60_000 }).toEqual([14_900])
  await paymentEventsHandled(app)
  expect(await refunds(customer)).toEqual([14_900])
  expect(await remoteSubscriptions(ben)).toMatchObject([{ priceId: 'price_basis_month', status: 'active' }])
})

it('refunds a second subscription, and mails its owner, after the call for the refund failed', async () => {
  const ben = await unsubscribedUser(app)
  const [first, second] = await openTwoSessions(ben)
  const { service } = app.payments
  service.pay(first)
  await waitForSubscription(ben, ({ status }) => status === 'ACTIVE')
  service.clock.moveTo(service.clock.now() + 1)
  const refund = vi.spyOn(app.infra.payments, 'refund').mockRejectedValueOnce(new Error('connection lost'))
  onTestFinished(() => refund.mockRestore())
  service.pay(second)
  await app.mailTo(ben.email, 'Doppelte Bestellung')
  const customer = await customerIdOf(ben)
  await expect.poll(() => refunds(customer), { timeout: 60_000 }).toEqual([14_900])
})

/** Refunds of a customer, in cents. */
async function refunds(customer: string): Promise<number[]> {
  const { settings, service } = app.payments
  const headers = { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` }
  const answer = await fetch(`${service.url}/v1/refunds?limit=100`, { headers })
  const { data } = (await answer.json()) as { data: { amount: number; customer: string }[] }
  return data.filter((refund) => refund.customer === customer).map(({ amount }) => amount)
}
