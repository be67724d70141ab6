import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually, openSession, unsubscribedUser } from '../../testing/checkout.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { reconcileErasedPaymentsJob, reconcileSessionsJob } from './reconcile-sessions.ts'

/** The payment provider's stand-in holds all webhooks back, so that they do not record outcomes before the job. */
const app = useTestApp()
beforeAll(() => app.payments.service.setDeliveryFaults({ hold: true }))
afterEach(() => void vi.restoreAllMocks())

const reconcile = () =>
  app.infra.database.transaction(async (tx) => {
    await reconcileSessionsJob(app.infra).run({}, tx)
    await reconcileErasedPaymentsJob(app.infra).run({}, tx)
  })

/** Backdates all purchase intents of a user by two hours: the job skips younger ones. */
const backdateIntents = (userId: string) =>
  app.infra.database.prisma.purchaseIntent.updateMany({
    where: { userId },
    data: { createdAt: new Date(Date.now() - 2 * 60 * 60 * 1000) },
  })

/** Sets the kind of a product at the payment provider; removes it when empty. */
async function setKind(product: string, kind: string): Promise<void> {
  const { url } = app.payments.service
  const answer = await fetch(`${url}/v1/products/${product}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${app.payments.settings.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ 'metadata[kind]': kind }),
  })
  expect(answer.status).toBe(200)
}

it('records both orders of a one-time product bought twice', async () => {
  const ben = await unsubscribedUser(app)
  const first = await openSession(ben, 'price_analyse')
  expect(app.payments.service.pay(first).ok).toBe(true)
  const second = await openSession(ben, 'price_analyse')
  expect(second).not.toBe(first)
  expect(app.payments.service.pay(second).ok).toBe(true)
  await backdateIntents(ben.id)
  await reconcile()
  await eventually('both orders exist', async () => (await ben.call(checkout.orders)).items.length === 2)
  expect((await app.mailTo(ben.email, 'Deine Bestellung')).text).toContain('einmalig')
  await reconcile()
  const queued = `SELECT 1 FROM pgboss.job WHERE name = 'sync-checkout-session' AND state < 'active'`
  expect((await app.infra.database.pool.query(queued)).rowCount).toBe(0)
})

it('reports a paid order whose product has lost its kind, and records it once the kind is back', async () => {
  const ben = await unsubscribedUser(app)
  const session = await openSession(ben, 'price_analyse')
  expect(app.payments.service.pay(session).ok).toBe(true)
  await backdateIntents(ben.id)
  await setKind('prod_kostbar_analyse', '')
  const reports = () => app.logLines.filter((line) => line.includes(`"message":"Paid session ${session} `))
  try {
    await reconcile()
    await expect.poll(reports, { timeout: 60_000 }).not.toEqual([])
  } finally {
    await setKind('prod_kostbar_analyse', 'one_time')
  }
  const [report = ''] = reports()
  expect(JSON.parse(report)).toMatchObject({ level: 50, msg: 'job queue' })
  for (const personal of [ben.id, ben.email]) expect(report).not.toContain(personal)
  expect((await ben.call(checkout.orders)).items).toEqual([])
  await reconcile()
  await eventually('the order exists', async () => (await ben.call(checkout.orders)).items.length === 1)
})

it('reports a paid subscription whose product has lost its kind, and stores it once the kind is back', async () => {
  const ben = await unsubscribedUser(app)
  expect(app.payments.service.pay(await openSession(ben, 'price_basis_month')).ok).toBe(true)
  await backdateIntents(ben.id)
  await setKind('prod_kostbar_basis', '')
  const reports = () => app.logLines.filter((line) => line.includes('is not stored: price price_basis_month'))
  try {
    await reconcile()
    await expect.poll(reports, { timeout: 60_000 }).not.toEqual([])
  } finally {
    await setKind('prod_kostbar_basis', 'membership')
  }
  expect(JSON.parse(reports()[0] ?? '')).toMatchObject({ level: 50, msg: 'job queue' })
  await eventually('the retry stores it', async () => (await ben.call(users.info)).hasAccess)
})

it('records an order that was refunded before as refunded, without a mail', async () => {
  const ben = await unsubscribedUser(app)
  const session = await openSession(ben, 'price_analyse')
  expect(app.payments.service.pay(session).ok).toBe(true)
  const { paymentId } = (await app.infra.payments.session(session)) ?? {}
  await app.infra.payments.refund(paymentId ?? '', 'requested_by_customer')
  await backdateIntents(ben.id)
  await reconcile()
  const { items } = await eventually('the order exists', async () => {
    const orders = await ben.call(checkout.orders)
    return orders.items.length > 0 && orders
  })
  expect(items).toMatchObject([{ productName: 'Ernährungsanalyse', refunded: true }])
  expect(await app.infra.database.prisma.mailDelivery.count({ where: { userId: ben.id, template: 'orderPaid' } })).toBe(
    0,
  )
})

it('records refunds of an order, each night what was refunded by then', async () => {
  const ben = await unsubscribedUser(app)
  const session = await openSession(ben, 'price_analyse')
  expect(app.payments.service.pay(session).ok).toBe(true)
  await backdateIntents(ben.id)
  await reconcile()
  const orders = async () => (await ben.call(checkout.orders)).items
  await eventually('the order exists', async () => (await orders()).length === 1)
  const { paymentId } = (await app.infra.payments.session(session)) ?? {}
  const { prisma } = app.infra.database
  const stored = () => prisma.order.findFirstOrThrow({ where: { userId: ben.id } })
  const refund = (amount: number) =>
    fetch(`${app.payments.service.url}/v1/refunds`, {
      method: 'POST',
      headers: { authorization: `Bearer ${app.payments.settings.STRIPE_SECRET_KEY}` },
      body: new URLSearchParams({ payment_intent: paymentId ?? '', amount: `${amount}` }),
    })
  expect((await refund(1000)).status).toBe(200)
  await app.infra.jobs.send({ name: 'reconcile-refunds' }, {})
  await expect.poll(stored, { timeout: 60_000 }).toMatchObject({ refunded: true, refundedAmount: 1000 })
  expect((await refund(500)).status).toBe(200)
  await app.infra.jobs.send({ name: 'reconcile-refunds' }, {})
  await expect.poll(stored, { timeout: 60_000 }).toMatchObject({ refunded: true, refundedAmount: 1500 })
})

const stateOf = async (session: string) =>
  (await app.infra.database.prisma.purchaseIntent.findFirstOrThrow({ where: { stripeId: session } })).state

/** Reconciles, and waits until this session was fetched. */
async function reconcileSession(session: string): Promise<void> {
  const completed = async () => {
    const query = `SELECT 1 FROM pgboss.job WHERE name = 'sync-checkout-session' AND state = 'completed' AND data ->> 'id' = $1`
    return (await app.infra.database.pool.query(query, [session])).rowCount ?? 0
  }
  const before = await completed()
  await reconcile()
  await eventually('the session was fetched', async () => (await completed()) > before)
}

const failureMails = (userId: string) =>
  app.infra.database.prisma.mailDelivery.count({ where: { userId, template: 'orderFailed' } })

it('records that a delayed payment failed, once, and waits while it is on the way', async () => {
  const ben = await unsubscribedUser(app)
  const session = await openSession(ben, 'price_analyse')
  app.payments.service.payLater(session)
  await backdateIntents(ben.id)
  await reconcileSession(session)
  expect(await stateOf(session)).toBe('OPEN')
  await expect(openSession(ben, 'price_analyse')).rejects.toThrow('payment_pending')
  app.payments.service.failPayment(session)
  await reconcileSession(session)
  expect(await stateOf(session)).toBe('FAILED')
  await app.mailTo(ben.email, 'Deine Zahlung hat nicht geklappt')
  await reconcile()
  const queued = `SELECT 1 FROM pgboss.job WHERE name = 'sync-checkout-session' AND state < 'active' AND data ->> 'id' = $1`
  expect((await app.infra.database.pool.query(queued, [session])).rowCount).toBe(0)
  expect(await failureMails(ben.id)).toBe(1)
  expect((await ben.call(checkout.orders)).items).toEqual([])
  expect(await openSession(ben, 'price_analyse')).not.toBe(session)
})

it('records that a delayed payment failed after something else was bought meanwhile', async () => {
  const ben = await unsubscribedUser(app)
  const session = await openSession(ben, 'price_analyse')
  app.payments.service.payLater(session)
  // As the purchase of another one-time product leaves it.
  await app.infra.database.prisma.purchaseIntent.updateMany({ where: { stripeId: session }, data: { state: 'DONE' } })
  app.payments.service.failPayment(session)
  await backdateIntents(ben.id)
  await reconcileSession(session)
  expect(await stateOf(session)).toBe('FAILED')
  await app.mailTo(ben.email, 'Deine Zahlung hat nicht geklappt')
})

it('records that the delayed payment of a subscription failed, whose unpaid invoice its owner is told about', async () => {
  const ben = await unsubscribedUser(app)
  const session = await openSession(ben, 'price_basis_month')
  expect(app.payments.service.pay(session).ok).toBe(true)
  await backdateIntents(ben.id)
  const paid = await app.infra.payments.session(session)
  if (!paid) throw new Error('The session is gone.')
  // In the stand-in only payments of one-time products fail later.
  vi.spyOn(app.infra.payments, 'session').mockResolvedValue({ ...paid, paid: false, paymentFailed: true })
  await reconcileSession(session)
  expect(await stateOf(session)).toBe('FAILED')
  expect(await failureMails(ben.id)).toBe(0)
})

it('pays back what arrived after its account was deleted, and nothing that was paid before', async () => {
  const { service } = app.payments
  const [before, after] = [await unsubscribedUser(app), await unsubscribedUser(app)]
  const [paid, pending] = [await openSession(before, 'price_analyse'), await openSession(after, 'price_analyse')]
  expect(service.pay(paid).ok).toBe(true)
  service.payLater(pending)
  for (const person of [before, after]) await person.call(users.deleteMyself)
  service.clock.moveTo(service.clock.now() + 60)
  service.settlePayment(pending)
  await reconcileSession(pending)
  await reconcileSession(pending)
  const refundsOf = async (session: string) => {
    const { paymentId } = (await app.infra.payments.session(session)) ?? {}
    return app.infra.payments.refundsOf(paymentId ?? '')
  }
  expect(await refundsOf(pending)).toMatchObject([{ amount: 4900, failed: false }])
  expect(await refundsOf(paid)).toEqual([])
  const told = () => app.mails.filter(({ subject }) => subject === 'Zahlung für ein gelöschtes Konto')
  await expect.poll(told, { timeout: 60_000 }).toMatchObject([{ to: app.infra.operatorEmail }])
})

it('leaves an unpaid payment page open', async () => {
  const ben = await unsubscribedUser(app)
  const page = await openSession(ben, 'price_basis_month')
  await backdateIntents(ben.id)
  await reconcile()
  await eventually('the job has run', async () => {
    const completed = `SELECT 1 FROM pgboss.job WHERE name = 'sync-checkout-session' AND state = 'completed' AND data ->> 'id' = $1`
    return (await app.infra.database.pool.query(completed, [page])).rowCount
  })
  expect(await openSession(ben, 'price_basis_month')).toBe(page)
})

it('opens a new page after a membership was bought and cancelled without webhooks', async () => {
  const ben = await unsubscribedUser(app)
  const first = await openSession(ben, 'price_basis_month')
  expect(app.payments.service.pay(first).ok).toBe(true)
  const { subscriptionId } = (await app.infra.payments.session(first)) ?? {}
  await app.infra.payments.cancelNow(subscriptionId ?? '')
  expect(await openSession(ben, 'price_basis_month')).not.toBe(first)
})

it('previews a new purchase after a membership ended without a webhook', async () => {
  const ben = await unsubscribedUser(app)
  const session = await openSession(ben, 'price_basis_month')
  expect(app.payments.service.pay(session).ok).toBe(true)
  const { subscriptionId } = (await app.infra.payments.session(session)) ?? {}
  // A further checkout synchronises the stored subscription first.
  await expect(openSession(ben, 'price_basis_month')).rejects.toThrow('already_subscribed')
  await app.infra.payments.cancelNow(subscriptionId ?? '')
  const preview = await ben.call(checkout.preview, { body: { price: 'price_basis_year' } })
  expect(preview).toMatchObject({ mode: 'NEW', dueNow: 14_900 })
})
