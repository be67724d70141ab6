import { users } from '@kostbar/contracts/users/endpoints'
import type { FastifyBaseLogger } from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { inTransaction } from '../../infra/transactions.ts'
import { buy, eventually, newcomer, openPage, subscriptionWhen } from '../../testing/purchases.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { reconcileJob } from './reconcile.ts'
import { renewalNoticesJob } from './renewal-notices.ts'

/** Events are held back here: what is seen came from the nightly comparison. */
const app = useTestApp()
afterEach(() => app.payments.service.recover())

const log = { info: vi.fn(), warn: vi.fn() } as unknown as Pick<FastifyBaseLogger, 'info' | 'warn'>

const reconcile = () => inTransaction(app.infra.database.pool, (tx) => reconcileJob(app.infra, log).run({}, tx))

const lastReport = async () => {
  const where = { action: 'payments.reconciled' }
  const entry = await app.infra.database.prisma.auditEntry.findFirst({ where, orderBy: { id: 'desc' } })
  return entry?.details as { checked: number; repaired: number } | undefined
}

it('what was missed is found at night, mended and reported', async () => {
  const [bought, cancelled, vanished, right] = await Promise.all([
    newcomer(app),
    newcomer(app),
    newcomer(app),
    newcomer(app),
  ])
  await buy(app, cancelled, 'price_basis_month')
  await buy(app, vanished, 'price_basis_month')
  await buy(app, right, 'price_basis_year')
  app.payments.service.disturb({ hold: true })
  app.payments.service.pay(await openPage(bought, 'price_basis_month'))
  const idOf = async (userId: string) =>
    (await app.infra.database.prisma.subscription.findFirstOrThrow({ where: { userId } })).stripeId ?? ''
  await app.infra.payments.setCancelAtPeriodEnd(await idOf(cancelled.id), true)
  await app.infra.payments.cancelNow(await idOf(vanished.id))
  await reconcile()
  expect(await lastReport()).toEqual({ checked: 3, repaired: 3 })
  expect(log.warn).toHaveBeenLastCalledWith({ checked: 3, repaired: 3 }, 'payments reconciled')
  await subscriptionWhen(bought, ({ status }) => status === 'ACTIVE')
  await subscriptionWhen(cancelled, ({ cancelAtPeriodEnd }) => cancelAtPeriodEnd)
  await eventually('the vanished one is over', async () => !(await vanished.call(users.info)).hasAccess)
  await reconcile()
  expect(await lastReport()).toEqual({ checked: 3, repaired: 0 })
  expect(log.info).toHaveBeenLastCalledWith({ checked: 3, repaired: 0 }, 'payments reconciled')
  const repairs = await app.infra.database.prisma.paymentCount.findUnique({ where: { name: 'subscriptions.repaired' } })
  expect(Number(repairs?.count)).toBe(3)
})

it('a comparison the payment service does not answer changes nothing', async () => {
  app.payments.service.fail({ kind: 'error' })
  const before = await lastReport()
  await expect(reconcile()).rejects.toThrow()
  expect(await lastReport()).toEqual(before)
})

it('whoever pays for a year hears of it a week before, once', async () => {
  app.payments.service.disturb({ hold: true })
  const [yearly, monthly] = [await newcomer(app), await newcomer(app)]
  for (const [person, price] of [
    [yearly, 'price_basis_year'],
    [monthly, 'price_basis_month'],
  ] as const) {
    app.payments.service.pay(await openPage(person, price))
    await reconcile()
    await subscriptionWhen(person, ({ currentPrice }) => currentPrice?.id === price)
  }
  const currentPeriodEnd = new Date(Date.now() + 7 * 86_400_000)
  await app.infra.database.prisma.subscription.updateMany({
    where: { userId: { in: [yearly.id, monthly.id] } },
    data: { currentPeriodEnd },
  })
  const announce = () => inTransaction(app.infra.database.pool, (tx) => renewalNoticesJob(app.infra).run({}, tx))
  await announce()
  await announce()
  expect((await app.mailTo(yearly.email, 'verlängert sich am')).text).toMatch(/€\s149,00 pro Jahr ab/)
  await eventually('all are worked on', async () => {
    const open = `SELECT 1 FROM pgboss.job WHERE name = 'announce-renewal' AND state < 'completed'`
    return (await app.infra.database.pool.query(open)).rowCount === 0
  })
  const notices = app.mails.filter(({ subject }) => subject.includes('verlängert sich am'))
  expect(notices.map(({ to }) => to)).toEqual([yearly.email])
})
