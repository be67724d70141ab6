import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { withdrawals } from '@kostbar/contracts/withdrawals/endpoints'
import Stripe from 'stripe'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  buy,
  eventually,
  openSession,
  paymentEventsHandled,
  postWebhook,
  unsubscribedUser,
} from '../../testing/checkout.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const prisma = () => app.infra.database.prisma

let ben: Person
let admin: Person
beforeEach(async () => {
  await prisma().withdrawal.deleteMany()
  ben = await unsubscribedUser(app)
  admin = await app.person(['ROLE_ADMIN'])
})
afterEach(() => app.payments.service.setDeliveryFaults({ hold: false }))

function paymentService(): Stripe {
  const { service, settings } = app.payments
  const { hostname, port } = new URL(service.url)
  return new Stripe(settings.STRIPE_SECRET_KEY ?? '', { host: hostname, port, protocol: 'http', telemetry: false })
}

const order = async () => (await ben.call(checkout.orders)).items[0]
const storedOrder = () => prisma().order.findFirstOrThrow({ where: { userId: ben.id } })
const list = async () => (await admin.call(withdrawals.list, { query: {} })).items
const settle = (id: string) => admin.call(withdrawals.settle, { params: { id }, body: { settled: true } })

/** Buys a one-time product. @returns id of its payment */
async function buyOnce(): Promise<string> {
  app.payments.service.pay(await openSession(ben, 'price_analyse'))
  await eventually('the order is there', order)
  return (await storedOrder()).paymentId ?? ''
}

/** Refunds a payment, or a part of it. @returns id of the refund */
const refund = async (payment_intent: string, amount?: number) =>
  (await paymentService().refunds.create({ payment_intent, ...(amount && { amount }) })).id

/** Mails to the operator about a failed refund. */
const reports = (refundId: string) =>
  app.mails.filter((mail) => mail.subject === 'Eine Rückzahlung ist fehlgeschlagen' && mail.text.includes(refundId))

/** Waits for the report of a failed refund. */
const reportOf = (refundId: string) => eventually('the operator is told', async () => reports(refundId)[0])

const declare = async (email = ben.email) =>
  (await app.visitor().call(withdrawals.declare, { body: { name: 'Ben', email, contract: 'Analyse' } })).id

it('that fails opens its withdrawal and the product again, and the operator is told', async () => {
  const payment = await buyOnce()
  const id = await declare()
  const refundId = await refund(payment)
  await eventually('the order is refunded', async () => (await order())?.refunded)
  await settle(id)
  app.payments.service.failRefund(refundId)
  const mail = await reportOf(refundId)
  expect(mail.to).toBe(app.infra.operatorEmail)
  expect(mail.text.replace(/\s/g, ' ')).toContain('€ 49,00 sind nicht angekommen')
  expect(mail.text).toContain(payment)
  expect(mail.text).toContain(refundId)
  expect(mail.text).toContain('Der Widerruf dazu ist wieder offen.')
  expect(mail.text).toContain('/withdrawal-management')
  expect(mail.text).not.toContain(ben.email)
  expect(await order()).toMatchObject({ refunded: false, refundedAmount: 0 })
  expect(await list()).toMatchObject([{ id, settledAt: null, settledBy: null, refundFailedAt: expect.any(String) }])
  const details = { withdrawal: id, refund: refundId }
  expect(
    await prisma().auditEntry.count({
      where: { actorId: null, action: 'withdrawal.reopened', details: { equals: details } },
    }),
  ).toBe(1)
})

it('pays back what arrives after its account was deleted, and the operator is told once', async () => {
  const session = await openSession(ben, 'price_analyse')
  // As if the payment took days: its event arrives after the deletion.
  app.payments.service.setDeliveryFaults({ hold: true })
  app.payments.service.pay(session)
  await ben.call(users.deleteMyself)
  app.payments.service.setDeliveryFaults({ hold: false })
  const subject = 'Zahlung für ein gelöschtes Konto'
  const mail = await eventually('the operator is told', async () => app.mails.find((sent) => sent.subject === subject))
  const payment = (await app.infra.payments.session(session))?.paymentId ?? ''
  expect(mail.to).toBe(app.infra.operatorEmail)
  expect(mail.text.replace(/\s/g, ' ')).toContain('Betrag: € 49,00')
  expect(mail.text).toContain(payment)
  expect(mail.text).toContain('Wir haben den Betrag gleich zurückgezahlt')
  expect(await app.infra.payments.refundsOf(payment)).toMatchObject([{ amount: 4900, failed: false }])
  await postWebhook(app, { type: 'checkout.session.completed', data: { object: { id: session } } })
  await paymentEventsHandled(app)
  expect(app.mails.filter((sent) => sent.subject === subject)).toHaveLength(1)
  expect(await app.infra.payments.refundsOf(payment)).toHaveLength(1)
})

it('that failed is reported once: what was settled or ended by hand after it stays so', async () => {
  const payment = await buyOnce()
  const id = await declare()
  const refundId = await refund(payment)
  app.payments.service.failRefund(refundId)
  await reportOf(refundId)
  expect(await list()).toMatchObject([{ id, settledAt: null, refundFailedAt: expect.any(String) }])
  await settle(id)
  await prisma().order.updateMany({ where: { userId: ben.id }, data: { refunded: true, refundedAmount: 4900 } })
  for (const type of ['refund.failed', 'refund.updated', 'charge.refund.updated', 'charge.refunded'])
    await postWebhook(app, { type, data: { object: { id: refundId, payment_intent: payment } } })
  await paymentEventsHandled(app)
  await app.infra.jobs.send({ name: 'reconcile-refunds' }, {})
  await eventually('the nightly jobs have run', async () => {
    const open = `SELECT 1 FROM pgboss.job WHERE name IN ('reconcile-refunds', 'sync-refunds') AND state < 'completed'`
    return (await app.infra.database.pool.query(open)).rowCount === 0
  })
  expect(await list()).toMatchObject([{ id, settledAt: expect.any(String), refundFailedAt: null }])
  expect(await order()).toMatchObject({ refunded: true, refundedAmount: 4900 })
  expect(reports(refundId)).toHaveLength(1)
})

it('counts without those that failed or were cancelled', async () => {
  const payment = await buyOnce()
  await refund(payment, 1000)
  const cancelled = await refund(payment, 500)
  const failed = await refund(payment, 700)
  await expect.poll(order, { timeout: 60_000 }).toMatchObject({ refunded: true, refundedAmount: 2200 })
  app.payments.service.failRefund(cancelled, 'canceled')
  app.payments.service.failRefund(failed)
  await expect.poll(order, { timeout: 60_000 }).toMatchObject({ refunded: true, refundedAmount: 1000 })
})

it('of a subscription that fails opens its withdrawal again', async () => {
  await buy(app, ben, 'price_basis_month')
  const { stripeId } = await prisma().subscription.findFirstOrThrow({ where: { userId: ben.id } })
  const [payment = ''] = await app.infra.payments.paymentsFor(stripeId ?? '')
  const id = await declare()
  const refundId = await refund(payment)
  await settle(id)
  app.payments.service.failRefund(refundId)
  await reportOf(refundId)
  expect(await list()).toMatchObject([{ id, settledAt: null, refundFailedAt: expect.any(String) }])
})

it('that fails touches no withdrawal of others, later ones or ones settled long before, nor under an unconfirmed address', async () => {
  const payment = await buyOnce()
  const other = await declare('fremd@example.test')
  const early = await declare()
  await settle(other)
  const settledAt = new Date(Date.now() - 2 * 86_400_000)
  await prisma().withdrawal.update({ where: { id: early }, data: { settledAt } })
  const first = await refund(payment, 1000)
  const late = await declare()
  await prisma().withdrawal.update({ where: { id: late }, data: { receivedAt: new Date(Date.now() + 60_000) } })
  const before = await list()
  app.payments.service.failRefund(first)
  expect((await reportOf(first)).text).toContain('Einen Widerruf dazu haben wir nicht gefunden.')
  expect(await list()).toEqual(before)
  await prisma().withdrawal.update({ where: { id: late }, data: { receivedAt: new Date(Date.now() - 60_000) } })
  await prisma().user.update({ where: { id: ben.id }, data: { emailConfirmedAt: null } })
  const second = await refund(payment, 2000)
  app.payments.service.failRefund(second)
  await reportOf(second)
  expect((await list()).map(({ refundFailedAt }) => refundFailedAt)).toEqual([null, null, null])
})

it('that failed weeks after it was made is found at night, when its webhook was lost', async () => {
  const payment = await buyOnce()
  const id = await declare()
  const refundId = await refund(payment)
  await eventually('the order is refunded', async () => (await order())?.refunded)
  await settle(id)
  app.payments.service.setDeliveryFaults({ hold: true })
  app.payments.service.failRefund(refundId)
  const now = Date.now()
  const refunded = (days: number, failedDays: number) =>
    app.infra.payments.refundedPayments(new Date(now + days * 86_400_000), new Date(now + failedDays * 86_400_000))
  // As if the refund had been made before the days within which all refunds are fetched.
  expect(await refunded(1, -1)).toContain(payment)
  expect(await refunded(1, 1)).toEqual([])
  await app.infra.jobs.send({ name: 'reconcile-refunds' }, {})
  await reportOf(refundId)
  expect(await order()).toMatchObject({ refunded: false, refundedAmount: 0 })
  expect(await list()).toMatchObject([{ id, settledAt: null, refundFailedAt: expect.any(String) }])
})

it('that failed before the order was stored leaves the order in force', async () => {
  app.payments.service.setDeliveryFaults({ hold: true })
  const session = await openSession(ben, 'price_analyse')
  app.payments.service.pay(session)
  const { paymentId } = (await app.infra.payments.session(session)) ?? {}
  app.payments.service.failRefund(await refund(paymentId ?? ''))
  app.payments.service.setDeliveryFaults({ hold: false })
  await eventually('the order is there', order)
  await paymentEventsHandled(app)
  expect(await order()).toMatchObject({ refunded: false, refundedAmount: 0 })
  await app.mailTo(ben.email, 'Deine Bestellung')
})
