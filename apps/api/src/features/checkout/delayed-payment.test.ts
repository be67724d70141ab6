import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { expect, it } from 'vitest'
import { checkoutRequest, eventually, openSession, postWebhook, unsubscribedUser } from '../../testing/checkout.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

/** Completes a checkout with a payment that is on the way. @returns id of the session */
async function payLater(person: Person, price: string): Promise<string> {
  const id = await openSession(person, price)
  app.payments.service.payLater(id)
  return id
}

const stateOf = async (sessionId: string) =>
  (await app.infra.database.prisma.purchaseIntent.findFirstOrThrow({ where: { stripeId: sessionId } })).state

it('is not asked for again while it is on the way; other products can be bought', async () => {
  const ben = await unsubscribedUser(app)
  await payLater(ben, 'price_analyse')
  await expect(ben.call(checkout.start, checkoutRequest('price_analyse'))).toMatchProblem('payment_pending')
  expect(await openSession(ben, 'price_basis_month')).not.toBe('')
})

/** Adds another one-time product to the shop. @returns id of its price */
async function addOneTimePrice(): Promise<string> {
  const { service, settings } = app.payments
  const post = async (path: string, params: Record<string, string>) => {
    const headers = { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` }
    const answer = await fetch(`${service.url}${path}`, { method: 'POST', headers, body: new URLSearchParams(params) })
    return ((await answer.json()) as { id: string }).id
  }
  const product = await post('/v1/products', { name: 'Kochkurs', 'metadata[kind]': 'one_time' })
  return post('/v1/prices', { product, currency: 'eur', unit_amount: '2900' })
}

it('is not asked for again either after another purchase was started', async () => {
  const ben = await unsubscribedUser(app)
  const pending = await payLater(ben, 'price_analyse')
  const other = await openSession(ben, await addOneTimePrice())
  expect(await stateOf(pending)).toBe('DONE')
  await expect(ben.call(checkout.start, checkoutRequest('price_analyse'))).toMatchProblem('payment_pending')
  app.payments.service.failPayment(pending)
  // The page of the other product stays open, until one for the first product is asked for.
  expect((await app.infra.payments.session(other))?.status).toBe('open')
  expect(await openSession(ben, 'price_analyse')).not.toBe(pending)
})

it('that fails is mailed once, and the product can be bought again', async () => {
  const ben = await unsubscribedUser(app)
  const session = await payLater(ben, 'price_analyse')
  app.payments.service.failPayment(session)
  await eventually('the purchase failed', async () => (await stateOf(session)) === 'FAILED')
  const mail = await app.mailTo(ben.email, 'Deine Zahlung hat nicht geklappt')
  expect(mail.text).toContain('Ernährungsanalyse hat nicht geklappt, es wurde nichts verrechnet')
  expect(mail.text).toContain('/sale')
  const event = { type: 'checkout.session.async_payment_failed', data: { object: { id: session } } }
  const repeated = await postWebhook(app, event)
  await eventually('it was processed', async () => {
    const stored = await app.infra.database.prisma.paymentEvent.findUnique({ where: { id: repeated } })
    return stored?.processedAt
  })
  expect(await app.infra.database.prisma.mailDelivery.count({ where: { dedupeKey: `orderFailed:${session}` } })).toBe(1)
  expect(await openSession(ben, 'price_analyse')).not.toBe(session)
})

it('is not taken for failed while it is on the way, whatever an event says', async () => {
  const ben = await unsubscribedUser(app)
  const session = await payLater(ben, 'price_analyse')
  const data = { object: { id: session } }
  const id = await postWebhook(app, { type: 'checkout.session.async_payment_failed', data })
  await eventually('it was processed', async () => {
    const stored = await app.infra.database.prisma.paymentEvent.findUnique({ where: { id } })
    return stored?.processedAt
  })
  expect(await stateOf(session)).toBe('OPEN')
})
