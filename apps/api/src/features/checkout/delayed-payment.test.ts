import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { afterEach, expect, it, vi } from 'vitest'
import { checkoutRequest, eventually, openSession, postWebhook, unsubscribedUser } from '../../testing/checkout.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

/** The payment provider's stand-in takes cards only, so payments that take days are simulated. */
const app = useTestApp()
afterEach(() => void vi.restoreAllMocks())

/** Completes a checkout with a payment that is on the way. @returns id of the session */
async function payLater(person: Person, price: string): Promise<string> {
  const id = await openSession(person, price)
  const session = await app.infra.payments.session(id)
  if (!session) throw new Error('The session is gone.')
  const complete = { ...session, status: 'complete', url: null, paid: false, paymentPending: true } as const
  const fetchSession = app.infra.payments.session
  vi.spyOn(app.infra.payments, 'session').mockImplementation(async (other) =>
    other === id ? complete : fetchSession(other),
  )
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
  vi.restoreAllMocks()
  // The page of the other product stays open, until one for the first product is asked for.
  expect((await app.infra.payments.session(other))?.status).toBe('open')
  expect(await openSession(ben, 'price_analyse')).not.toBe(pending)
})

it('that fails is mailed once, and the product can be bought again', async () => {
  const ben = await unsubscribedUser(app)
  const session = await payLater(ben, 'price_analyse')
  const event = { type: 'checkout.session.async_payment_failed', data: { object: { id: session } } }
  await postWebhook(app, event)
  await eventually('the purchase failed', async () => (await stateOf(session)) === 'FAILED')
  const mail = await app.mailTo(ben.email, 'Deine Zahlung hat nicht geklappt')
  expect(mail.text).toContain('Ernährungsanalyse hat nicht geklappt, es wurde nichts verrechnet')
  expect(mail.text).toContain('/sale')
  const repeated = await postWebhook(app, event)
  await eventually('it was processed', async () => {
    const stored = await app.infra.database.prisma.paymentEvent.findUnique({ where: { id: repeated } })
    return stored?.processedAt
  })
  expect(await app.infra.database.prisma.mailDelivery.count({ where: { dedupeKey: `orderFailed:${session}` } })).toBe(1)
  vi.restoreAllMocks()
  expect(await openSession(ben, 'price_analyse')).not.toBe(session)
})
