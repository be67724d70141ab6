import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { formatEuro } from '@kostbar/contracts/money-format'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { afterEach, expect, it } from 'vitest'
import { formatDate } from '../../infra/date-format.ts'
import type { Mail } from '../../infra/mailer.ts'
import {
  buy,
  checkoutRequest,
  eventually,
  openSession,
  paymentEventsHandled,
  postWebhook,
  unsubscribedUser,
  waitForSubscription,
} from '../../testing/checkout.ts'
import { untilRowIsAwaited } from '../../testing/row-locks.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { subscriptionMails } from './mails.ts'

/** These tests advance the clock of the payment service, which cannot go back. */
const app = useTestApp()
afterEach(() => {
  app.payments.service.clearFaults()
  app.payments.service.setDeliveryFaults({ hold: false })
})

const hasAccess = async (person: Person) => (await person.call(users.info)).hasAccess
const isUnpaid = async (person: Person) => (await person.call(users.info)).membershipUnpaid
const month = { interval: 'month', interval_count: 1 } as const
const advanceMonth = () => app.payments.service.clock.advance(month)
const invoices = async (person: Person) => (await person.call(checkout.invoices)).items
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000)
const cardDeclinedLater = '4000000000000341'

it('renews: the period advances, one more invoice is paid, access stays', async () => {
  const ben = await unsubscribedUser(app)
  const before = await buy(app, ben, 'price_basis_month')
  advanceMonth()
  const after = await waitForSubscription(ben, ({ currentPeriodEnd }) => currentPeriodEnd > before.currentPeriodEnd)
  expect(after.currentPeriodStart).toBe(before.currentPeriodEnd)
  expect(await invoices(ben)).toHaveLength(2)
  expect(await hasAccess(ben)).toBe(true)
  // The stand-in sends `invoice.upcoming` for monthly renewals, too.
  expect((await app.mailTo(ben.email, 'verlängert sich am')).text).toMatch(/€\s14,90 pro Monat ab/)
})

it('ends with its period when cancelled: no access, no reactivation, a new purchase works', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  await ben.call(subscriptions.cancel, { query: {} })
  expect(await hasAccess(ben)).toBe(true)
  advanceMonth()
  await eventually('access has ended', async () => !(await hasAccess(ben)))
  expect((await ben.call(subscriptions.mine, { query: {} })).subscription).toBeNull()
  await expect(ben.call(subscriptions.reactivate, { query: {} })).toMatchProblem('period_over')
  await app.mailTo(ben.email, 'zu Ende')
  await buy(app, ben, 'price_basis_year')
  expect(await hasAccess(ben)).toBe(true)
})

it('credit stays when the subscription ends until it is paid out, and the mail about the end names it', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_begleitung_month')
  await ben.call(checkout.start, checkoutRequest('price_basis_month'))
  await waitForSubscription(ben, ({ amount }) => amount === 1490)
  await ben.call(subscriptions.cancel, { query: {} })
  advanceMonth()
  const mail = await app.mailTo(ben.email, 'zu Ende')
  const { subscription, credit } = await ben.call(subscriptions.mine, { query: {} })
  expect(subscription).toBeNull()
  expect(credit).toBeGreaterThan(7400)
  expect(mail.text).toContain(
    `Dein Guthaben von ${formatEuro(credit)} bleibt dir: Wir verrechnen es mit deiner nächsten Abo-Rechnung.`,
  )
  // The operator pays it out, and sets the balance to zero.
  const customer = await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where: { userId: ben.id } })
  const { service, settings } = app.payments
  const paidOut = await fetch(`${service.url}/v1/customers/${customer.stripeId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ balance: '0' }),
  })
  expect(paidOut.status).toBe(200)
  await expect.poll(async () => (await ben.call(subscriptions.mine, { query: {} })).credit, { timeout: 60_000 }).toBe(0)
})

it('client slots that end say until when clients can be coached, and where to buy slots again', async () => {
  const trainer = await unsubscribedUser(app, ['ROLE_TRAINER'])
  await buy(app, trainer, 'price_slots_month', 2)
  await trainer.call(subscriptions.cancel, { query: { slots: '' } })
  advanceMonth()
  const mail = await app.mailTo(trainer.email, 'Kunden-Slots sind zu Ende')
  expect(mail.text).toContain(`Deine Kunden begleitest du bis ${formatDate(daysAgo(-7))} weiter wie bisher.`)
  expect(mail.text).toContain('/profile/einstellungen#abo')
  expect(mail.text).not.toContain('/sale')
})

it('keeps access for seven days when unpaid; one mail, and changes are refused until it is paid', async () => {
  const ben = await unsubscribedUser(app)
  app.payments.service.pay(await openSession(ben, 'price_basis_month'), cardDeclinedLater)
  await waitForSubscription(ben, ({ status }) => status === 'ACTIVE')
  expect(await isUnpaid(ben)).toBe(false)
  advanceMonth()
  const overdue = await waitForSubscription(ben, ({ status }) => status === 'PAST_DUE')
  expect(await hasAccess(ben)).toBe(true)
  expect(await isUnpaid(ben)).toBe(true)
  const grace = new Date(overdue.graceUntil ?? 0).getTime() - Date.now()
  expect(grace / 86_400_000).toBeCloseTo(7, 1)
  await expect(ben.call(checkout.start, checkoutRequest('price_basis_year'))).toMatchProblem('payment_open')
  await expect(ben.call(checkout.preview, { body: { price: 'price_basis_year' } })).toMatchProblem('payment_open')
  const mail = await app.mailTo(ben.email, 'nicht geklappt')
  expect(mail.text).toMatch(/Offene Rechnung bezahlen:\n\S+#abo\n/)
  expect(mail.text).toContain(`Dein Zugang bleibt bis ${formatDate(new Date(overdue.graceUntil ?? 0))} offen`)
  expect(app.mails.filter(({ to, subject }) => to === ben.email && subject.includes('nicht geklappt'))).toHaveLength(1)
  const overdueSince = (days: number) =>
    app.infra.database.prisma.subscription.updateMany({
      where: { userId: ben.id },
      data: { pastDueSince: daysAgo(days) },
    })
  await overdueSince(6.9)
  expect(await hasAccess(ben)).toBe(true)
  await overdueSince(7.1)
  expect(await hasAccess(ben)).toBe(false)
  expect(await isUnpaid(ben)).toBe(true)
  const admin = await app.person(['ROLE_ADMIN'])
  expect(await admin.call(users.get, { params: { id: ben.id } })).toMatchObject({ membershipUnpaid: false })
})

it('promises no new week of access when the next payments fail, too', async () => {
  const { prisma, transaction } = app.infra.database
  const ben = await unsubscribedUser(app)
  const mails = subscriptionMails(mailService(app.infra.jobs))
  const fails = async (stripeId: string, pastDueSince: Date) => {
    const stored = { kind: 'MEMBERSHIP', status: 'PAST_DUE', currentPeriodEnd: daysAgo(20) } as const
    await prisma.subscription.deleteMany({ where: { userId: ben.id } })
    await prisma.subscription.create({
      data: { ...stored, stripeId, pastDueSince, userId: ben.id, productName: stripeId },
    })
    await transaction((tx) => mails.enqueueFailedPayment(tx, stripeId, `in_${stripeId}`))
    const isMail = ({ to, text }: Mail) => to === ben.email && text.includes(stripeId)
    await expect.poll(() => app.mails.some(isMail)).toBe(true)
    return app.mails.find(isMail)?.text
  }
  expect(await fails('sub_again', daysAgo(5))).toContain(`Dein Zugang bleibt bis ${formatDate(daysAgo(-2))} offen`)
  const late = await fails('sub_late', daysAgo(8))
  expect(late).toContain('Sobald die Zahlung da ist, geht es weiter wie gewohnt.')
  expect(late).not.toContain('Dein Zugang bleibt')
})

it('sends no mail for a payment failure that arrives after the payment', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  const [paid] = await invoices(ben)
  const event = await postWebhook(app, { type: 'invoice.payment_failed', data: { object: { id: paid?.id } } })
  await eventually('it was processed', async () => {
    const stored = await app.infra.database.prisma.paymentEvent.findUnique({ where: { id: event } })
    return stored?.processedAt
  })
  expect(
    await app.infra.database.prisma.mailDelivery.count({ where: { dedupeKey: `paymentFailed:${paid?.id}` } }),
  ).toBe(0)
})

it('gives no access after a cancelled period has ended, even if the last webhook was lost', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  await paymentEventsHandled(app)
  await app.infra.database.prisma.subscription.updateMany({
    where: { userId: ben.id },
    data: { cancelAtPeriodEnd: true, currentPeriodEnd: new Date(Date.now() - 2 * 60 * 60 * 1000) },
  })
  expect(await hasAccess(ben)).toBe(false)
})

/** Deletes a person's customer at the payment service. */
async function deleteCustomer({ id: userId }: Person): Promise<void> {
  const { stripeId } = await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where: { userId } })
  const { service, settings } = app.payments
  const authorization = `Bearer ${settings.STRIPE_SECRET_KEY}`
  await fetch(`${service.url}/v1/customers/${stripeId}`, { method: 'DELETE', headers: { authorization } })
}

it('is cancelled when its customer is deleted at the payment service; a new purchase works', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  await deleteCustomer(ben)
  const where = { userId: ben.id }
  await eventually(
    'the customer id is removed',
    async () => !(await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where })).stripeId,
  )
  expect(await hasAccess(ben)).toBe(false)
  await buy(app, ben, 'price_basis_year')
  expect(await hasAccess(ben)).toBe(true)
})

it('waits for a change that is being stored when its customer is deleted: no deadlock', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  await paymentEventsHandled(app)
  const { prisma, kysely, pool, transaction } = app.infra.database
  const where = { userId: ben.id }
  const { stripeId } = await prisma.paymentCustomer.findUniqueOrThrow({ where })
  await transaction(async (tx) => {
    await tx.selectFrom('payment_customers').select('user_id').where('user_id', '=', ben.id).forUpdate().execute()
    await postWebhook(app, { type: 'customer.deleted', data: { object: { id: stripeId } } })
    await untilRowIsAwaited(pool)
    await tx.updateTable('subscriptions').set({ quantity: 1 }).where('user_id', '=', ben.id).execute()
  })
  await paymentEventsHandled(app)
  const { status } = await kysely
    .selectFrom('subscriptions')
    .select('status')
    .where('user_id', '=', ben.id)
    .executeTakeFirstOrThrow()
  expect(status).toBe('CANCELED')
  expect(app.logLines.filter((line) => line.includes('deadlock detected'))).toEqual([])
})

it('can be bought anew also when the webhook about the deleted customer was lost', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  app.payments.service.setDeliveryFaults({ hold: true })
  await deleteCustomer(ben)
  const session = await openSession(ben, 'price_basis_year')
  expect(await hasAccess(ben)).toBe(false)
  app.payments.service.setDeliveryFaults({ hold: false })
  expect(app.payments.service.pay(session).ok).toBe(true)
  await waitForSubscription(ben, ({ currentPrice }) => currentPrice?.id === 'price_basis_year')
})

it('opens the customer portal also when the webhook about the deleted customer was lost', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  app.payments.service.setDeliveryFaults({ hold: true })
  await deleteCustomer(ben)
  const { redirect } = await ben.call(checkout.customerPortal, { query: { returnUrl: '/profile' } })
  expect((await fetch(redirect)).status).toBe(200)
})

it('is cancelled when its account is deleted; invoices stay at the payment service', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  const { stripeId } = await app.infra.database.prisma.subscription.findFirstOrThrow({ where: { userId: ben.id } })
  const session = await openSession(ben, 'price_analyse')
  const customer = await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where: { userId: ben.id } })
  await ben.call(users.deleteMyself)
  expect((await app.infra.payments.subscription(stripeId ?? ''))?.status).toBe('canceled')
  expect((await app.infra.payments.session(session))?.status).toBe('expired')
  expect(await app.infra.payments.invoices(customer.stripeId ?? '')).toMatchObject([{ status: 'PAID' }])
  expect(await app.infra.database.prisma.subscription.count({ where: { userId: ben.id } })).toBe(0)
})

it('keeps the account when its subscription cannot be cancelled', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_basis_month')
  app.payments.service.injectFault({ kind: 'error', match: 'DELETE /v1/subscriptions' })
  const { status, body } = await ben.exchange(users.deleteMyself)
  expect([status, body.code]).toEqual([503, 'payments_unavailable'])
  expect(body.msg).toContain('deshalb ist dein Konto noch da')
  expect(await hasAccess(ben)).toBe(true)
  app.payments.service.clearFaults()
  await ben.call(users.deleteMyself)
})

it('does not prevent deleting an account when its first payment was never made', async () => {
  const ben = await unsubscribedUser(app)
  await openSession(ben, 'price_basis_month')
  const customer = await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where: { userId: ben.id } })
  const { service, settings } = app.payments
  const started = await fetch(`${service.url}/v1/subscriptions`, {
    method: 'POST',
    headers: { authorization: `Bearer ${settings.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({
      customer: customer.stripeId ?? '',
      'items[0][price]': 'price_basis_month',
      payment_behavior: 'default_incomplete',
    }),
  })
  const { id } = (await started.json()) as { id: string }
  service.clock.advance({ interval: 'day', interval_count: 1 })
  expect((await app.infra.payments.subscription(id))?.status).toBe('incomplete_expired')
  await ben.call(users.deleteMyself)
})

it('does not prevent deleting an account without purchases while the payment service is unavailable', async () => {
  const ben = await unsubscribedUser(app)
  app.payments.service.injectFault({ kind: 'error' })
  await ben.call(users.deleteMyself)
})

it('changes at once what was previewed while our clock was behind that of the payment service', async () => {
  const ben = await unsubscribedUser(app)
  advanceMonth()
  await buy(app, ben, 'price_basis_month')
  const shown = await ben.call(checkout.preview, { body: { price: 'price_begleitung_month' } })
  expect(shown).toMatchObject({ mode: 'CHANGE', dueNow: 7410, prorationDate: null })
  const { body } = checkoutRequest('price_begleitung_month')
  await ben.call(checkout.start, { body: { ...body, mode: 'CHANGE', prorationDate: null } })
  await waitForSubscription(ben, ({ currentPrice }) => currentPrice?.id === 'price_begleitung_month')
})
