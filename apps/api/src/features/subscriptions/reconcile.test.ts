import { users } from '@kostbar/contracts/users/endpoints'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { buy, eventually, openSession, unsubscribedUser, waitForSubscription } from '../../testing/checkout.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { reconcileSubscriptionsJob } from './reconcile.ts'
import { renewalNoticesJob } from './renewal-notices.ts'

/** Webhooks are held back, so that only the nightly comparison brings changes. */
const app = useTestApp()
afterEach(() => app.payments.service.clearFaults())

const log = { info: vi.fn(), warn: vi.fn() } as unknown as Pick<FastifyBaseLogger, 'info' | 'warn'>

const reconcile = () => app.infra.database.transaction((tx) => reconcileSubscriptionsJob(app.infra, log).run({}, tx))

const lastReport = async () => {
  const where = { action: 'payments.reconciled' }
  const entry = await app.infra.database.prisma.auditEntry.findFirst({ where, orderBy: { id: 'desc' } })
  return entry?.details as { checked: number; repaired: number } | undefined
}

it('finds, repairs and reports missed changes', async () => {
  const [bought, cancelled, deleted, unchanged] = await Promise.all([
    unsubscribedUser(app),
    unsubscribedUser(app),
    unsubscribedUser(app),
    unsubscribedUser(app),
  ])
  await buy(app, cancelled, 'price_basis_month')
  await buy(app, deleted, 'price_basis_month')
  await buy(app, unchanged, 'price_basis_year')
  app.payments.service.setDeliveryFaults({ hold: true })
  app.payments.service.pay(await openSession(bought, 'price_basis_month'))
  const idOf = async (userId: string) =>
    (await app.infra.database.prisma.subscription.findFirstOrThrow({ where: { userId } })).stripeId ?? ''
  await app.infra.payments.setCancelAtPeriodEnd(await idOf(cancelled.id), true)
  await app.infra.payments.cancelNow(await idOf(deleted.id))
  await reconcile()
  expect(await lastReport()).toEqual({ checked: 3, repaired: 3 })
  expect(log.warn).toHaveBeenLastCalledWith({ checked: 3, repaired: 3 }, 'payments reconciled')
  await waitForSubscription(bought, ({ status }) => status === 'ACTIVE')
  await waitForSubscription(cancelled, ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)
  await eventually('the deleted one is cancelled', async () => !(await deleted.call(users.info)).hasAccess)
  await reconcile()
  expect(await lastReport()).toEqual({ checked: 3, repaired: 0 })
  expect(log.info).toHaveBeenLastCalledWith({ checked: 3, repaired: 0 }, 'payments reconciled')
  const repairs = await app.infra.database.prisma.paymentCounter.findUnique({
    where: { name: 'subscriptions.repaired' },
  })
  expect(Number(repairs?.count)).toBe(3)
})

it('changes nothing while the payment service is unavailable', async () => {
  app.payments.service.injectFault({ kind: 'error' })
  const before = await lastReport()
  await expect(reconcile()).rejects.toThrow()
  expect(await lastReport()).toEqual(before)
})

it('sends one renewal notice 14 days before a renewal of more than a month', async () => {
  app.payments.service.setDeliveryFaults({ hold: true })
  const periods = [
    { price: 'price_basis_year', intervalCount: 1, isNoticed: true },
    { price: 'price_basis_month', intervalCount: 2, isNoticed: true },
    { price: 'price_basis_month', intervalCount: 1, isNoticed: false },
    { price: 'price_basis_week', intervalCount: 12, isNoticed: true },
    { price: 'price_basis_week', intervalCount: 4, isNoticed: false },
  ]
  const { prisma } = app.infra.database
  const people = await Promise.all(periods.map(async (period) => ({ ...(await unsubscribedUser(app)), ...period })))
  for (const person of people) {
    app.payments.service.pay(await openSession(person, person.price))
    await reconcile()
    await waitForSubscription(person, ({ currentPrice }) => currentPrice?.id === person.price)
    const data = { intervalCount: person.intervalCount }
    await prisma.subscription.updateMany({ where: { userId: person.id }, data })
  }
  const renewIn = (days: number) =>
    prisma.subscription.updateMany({
      where: { userId: { in: people.map(({ id }) => id) } },
      data: { currentPeriodEnd: new Date(Date.now() + days * 86_400_000) },
    })
  const queueNotices = () => app.infra.database.transaction((tx) => renewalNoticesJob(app.infra).run({}, tx))
  for (const days of [16, 7]) {
    await renewIn(days)
    await queueNotices()
  }
  await renewIn(14)
  await queueNotices()
  await queueNotices()
  const noticed = people.filter(({ isNoticed }) => isNoticed).map(({ email }) => email)
  const [yearly] = await Promise.all(noticed.map((email) => app.mailTo(email, 'verlängert sich am')))
  expect(yearly?.text).toMatch(/€\s149,00 pro Jahr ab/)
  await eventually('all jobs have run', async () => {
    const open = `SELECT 1 FROM pgboss.job WHERE name = 'send-renewal-notice' AND state < 'completed'`
    return (await app.infra.database.pool.query(open)).rowCount === 0
  })
  const notices = app.mails.filter(({ subject }) => subject.includes('verlängert sich am'))
  expect(notices.map(({ to }) => to).sort()).toEqual(noticed.sort())
})

it('sends a renewal notice also when credit covers all or part of the price, and says what is debited', async () => {
  app.payments.service.setDeliveryFaults({ hold: true })
  const [covered, partly] = await Promise.all([unsubscribedUser(app), unsubscribedUser(app)])
  const { service, settings } = app.payments
  const authorization = `Bearer ${settings.STRIPE_SECRET_KEY}`
  const { prisma } = app.infra.database
  for (const [person, credit] of [
    [covered, 20_000],
    [partly, 10_000],
  ] as const) {
    service.pay(await openSession(person, 'price_basis_year'))
    await reconcile()
    await waitForSubscription(person, ({ currentPrice }) => currentPrice?.id === 'price_basis_year')
    const { stripeId } = await prisma.paymentCustomer.findUniqueOrThrow({ where: { userId: person.id } })
    const body = new URLSearchParams({ balance: `-${credit}` })
    await fetch(`${service.url}/v1/customers/${stripeId}`, { method: 'POST', headers: { authorization }, body })
  }
  await prisma.subscription.updateMany({
    where: { userId: { in: [covered.id, partly.id] } },
    data: { currentPeriodEnd: new Date(Date.now() + 14 * 86_400_000) },
  })
  await app.infra.database.transaction((tx) => renewalNoticesJob(app.infra).run({}, tx))
  const notice = async (email: string) => (await app.mailTo(email, 'verlängert sich am')).text.replace(/\s/g, ' ')
  const price = 'Der Preis ist € 149,00 pro Jahr, inkl. USt.'
  expect(await notice(covered.email)).toContain(`${price} Mit deinem Guthaben buchen wir dann nichts ab.`)
  expect(await notice(partly.email)).toContain(`${price} Mit deinem Guthaben buchen wir dann € 49,00 ab.`)
})
