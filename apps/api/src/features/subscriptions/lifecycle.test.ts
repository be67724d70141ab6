import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { afterEach, expect, it } from 'vitest'
import { buy, eventually, newcomer, openPage, order, subscriptionWhen, webhook } from '../../testing/purchases.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

/** The payment service's clock goes forward here, and never back. */
const app = useTestApp()
afterEach(() => app.payments.service.recover())

const hasAccess = async (person: Person) => (await person.call(users.info)).hasAccess
const month = { interval: 'month', interval_count: 1 } as const
const nextMonth = () => app.payments.service.clock.advance(month)
const invoices = async (person: Person) => (await person.call(checkout.invoices)).items
const declinesLater = '4000000000000341'

it('it renews: the period goes on, one more invoice is paid, access stays', async () => {
  const ben = await newcomer(app)
  const before = await buy(app, ben, 'price_basis_month')
  nextMonth()
  const after = await subscriptionWhen(ben, ({ currentPeriodEnd }) => currentPeriodEnd > before.currentPeriodEnd)
  expect(after.currentPeriodStart).toBe(before.currentPeriodEnd)
  expect(await invoices(ben)).toHaveLength(2)
  expect(await hasAccess(ben)).toBe(true)
  // The stand-in announces monthly renewals as well; an account may have that switched on.
  expect((await app.mailTo(ben.email, 'verlängert sich am')).text).toMatch(/€\s14,90 pro Monat ab/)
})

it('cancelled, it ends with its period: access is gone, taking it back is too late, buying anew is not', async () => {
  const ben = await newcomer(app)
  await buy(app, ben, 'price_basis_month')
  await ben.call(subscriptions.cancel, { query: {} })
  expect(await hasAccess(ben)).toBe(true)
  nextMonth()
  await eventually('access is gone', async () => !(await hasAccess(ben)))
  expect((await ben.call(subscriptions.mine, { query: {} })).subscription).toBeNull()
  await expect(ben.call(subscriptions.reactivate, { query: {} })).toMatchProblem('period_over')
  await app.mailTo(ben.email, 'zu Ende')
  await buy(app, ben, 'price_basis_year')
  expect(await hasAccess(ben)).toBe(true)
})

it('unpaid, it keeps access for seven days; the owner is told once, and pays before changing anything', async () => {
  const ben = await newcomer(app)
  app.payments.service.pay(await openPage(ben, 'price_basis_month'), declinesLater)
  await subscriptionWhen(ben, ({ status }) => status === 'ACTIVE')
  nextMonth()
  const overdue = await subscriptionWhen(ben, ({ status }) => status === 'PAST_DUE')
  expect(await hasAccess(ben)).toBe(true)
  const grace = new Date(overdue.graceUntil ?? 0).getTime() - Date.now()
  expect(grace / 86_400_000).toBeCloseTo(7, 1)
  await expect(ben.call(checkout.start, order('price_basis_year'))).toMatchProblem('payment_open')
  await expect(ben.call(checkout.preview, { body: { price: 'price_basis_year' } })).toMatchProblem('payment_open')
  await app.mailTo(ben.email, 'nicht geklappt')
  expect(app.mails.filter(({ to, subject }) => to === ben.email && subject.includes('nicht geklappt'))).toHaveLength(1)
  const overdueSince = (days: number) =>
    app.infra.database.prisma.subscription.updateMany({
      where: { userId: ben.id },
      data: { pastDueSince: new Date(Date.now() - days * 86_400_000) },
    })
  await overdueSince(6.9)
  expect(await hasAccess(ben)).toBe(true)
  await overdueSince(7.1)
  expect(await hasAccess(ben)).toBe(false)
})

it('paid in the end, nobody is told of a failure that comes to be known too late', async () => {
  const ben = await newcomer(app)
  await buy(app, ben, 'price_basis_month')
  const [paid] = await invoices(ben)
  const event = await webhook(app, { type: 'invoice.payment_failed', data: { object: { id: paid?.id } } })
  await eventually('it was worked on', async () => {
    const found = await app.infra.database.prisma.paymentEvent.findUnique({ where: { id: event } })
    return found?.processedAt
  })
  expect(await app.infra.database.prisma.mailDelivery.count({ where: { key: `paymentFailed:${paid?.id}` } })).toBe(0)
})

it('cancelled to an end that has passed it gives no access, though its last webhook was lost', async () => {
  const ben = await newcomer(app)
  await buy(app, ben, 'price_basis_month')
  await app.infra.database.prisma.subscription.updateMany({
    where: { userId: ben.id },
    data: { cancelAtPeriodEnd: true, currentPeriodEnd: new Date(Date.now() - 2 * 60 * 60 * 1000) },
  })
  expect(await hasAccess(ben)).toBe(false)
})

it('whose customer was deleted at the payment service has nothing left there, and can buy anew', async () => {
  const ben = await newcomer(app)
  await buy(app, ben, 'price_basis_month')
  const where = { userId: ben.id }
  const { prisma } = app.infra.database
  const { stripeId } = await prisma.paymentCustomer.findUniqueOrThrow({ where })
  const { service, settings } = app.payments
  const authorization = `Bearer ${settings.STRIPE_SECRET_KEY}`
  await fetch(`${service.url}/v1/customers/${stripeId}`, { method: 'DELETE', headers: { authorization } })
  await eventually('it is forgotten', async () => !(await prisma.paymentCustomer.findUniqueOrThrow({ where })).stripeId)
  expect(await hasAccess(ben)).toBe(false)
  await buy(app, ben, 'price_basis_year')
  expect(await hasAccess(ben)).toBe(true)
})

it('an account is deleted with its subscription; invoices stay at the payment service', async () => {
  const ben = await newcomer(app)
  await buy(app, ben, 'price_basis_month')
  const { stripeId } = await app.infra.database.prisma.subscription.findFirstOrThrow({ where: { userId: ben.id } })
  const page = await openPage(ben, 'price_analyse')
  const customer = await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where: { userId: ben.id } })
  await ben.call(users.deleteMyself)
  expect((await app.infra.payments.subscription(stripeId ?? ''))?.status).toBe('canceled')
  expect((await app.infra.payments.session(page))?.status).toBe('expired')
  expect(await app.infra.payments.invoices(customer.stripeId ?? '')).toMatchObject([{ status: 'PAID' }])
  expect(await app.infra.database.prisma.subscription.count({ where: { userId: ben.id } })).toBe(0)
})

it('an account whose subscription cannot be ended now is left as it was', async () => {
  const ben = await newcomer(app)
  await buy(app, ben, 'price_basis_month')
  app.payments.service.fail({ kind: 'error', match: 'DELETE /v1/subscriptions' })
  const { status, body } = await ben.exchange(users.deleteMyself)
  expect([status, body.code]).toEqual([503, 'payments_unavailable'])
  expect(body.msg).toContain('deshalb ist dein Konto noch da')
  expect(await hasAccess(ben)).toBe(true)
  app.payments.service.recover()
  await ben.call(users.deleteMyself)
})

it('an account that never bought anything is deleted though the payment service is away', async () => {
  const ben = await newcomer(app)
  app.payments.service.fail({ kind: 'error' })
  await ben.call(users.deleteMyself)
})
