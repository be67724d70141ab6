import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { inTransaction } from '../../infra/transactions.ts'
import { eventually, newcomer, openPage } from '../../testing/purchases.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { settleVisitsJob } from './visits.ts'

/** No webhook arrives here. */
const app = useTestApp()
beforeAll(() => app.payments.service.disturb({ hold: true }))

const nightly = () => inTransaction(app.infra.database.pool, (tx) => settleVisitsJob(app.infra).run({}, tx))

/** Makes all visits of a person as long ago as the night needs. */
const anHourLater = (userId: string) =>
  app.infra.database.prisma.purchase.updateMany({
    where: { userId },
    data: { createdAt: new Date(Date.now() - 2 * 60 * 60 * 1000) },
  })

it('what is sold once can be bought again at once, and both are on record by the next morning', async () => {
  const ben = await newcomer(app)
  const first = await openPage(ben, 'price_analyse')
  expect(app.payments.service.pay(first).ok).toBe(true)
  const second = await openPage(ben, 'price_analyse')
  expect(second).not.toBe(first)
  expect(app.payments.service.pay(second).ok).toBe(true)
  await anHourLater(ben.id)
  await nightly()
  await eventually('both orders are there', async () => (await ben.call(checkout.orders)).items.length === 2)
  expect((await app.mailTo(ben.email, 'Deine Bestellung')).text).toContain('einmalig')
  await nightly()
  const again = `SELECT 1 FROM pgboss.job WHERE name = 'settle-visit' AND state < 'active'`
  expect((await app.infra.database.pool.query(again)).rowCount).toBe(0)
})

it('a page that nobody pays at is left open by night', async () => {
  const ben = await newcomer(app)
  const page = await openPage(ben, 'price_basis_month')
  await anHourLater(ben.id)
  await nightly()
  await eventually('it was looked at', async () => {
    const looked = `SELECT 1 FROM pgboss.job WHERE name = 'settle-visit' AND state = 'completed' AND data ->> 'id' = $1`
    return (await app.infra.database.pool.query(looked, [page])).rowCount
  })
  expect(await openPage(ben, 'price_basis_month')).toBe(page)
})

it('a membership that came and went unnoticed does not stand in the way of the next', async () => {
  const ben = await newcomer(app)
  const first = await openPage(ben, 'price_basis_month')
  expect(app.payments.service.pay(first).ok).toBe(true)
  const { subscriptionId } = (await app.infra.payments.session(first)) ?? {}
  await app.infra.payments.cancelNow(subscriptionId ?? '')
  expect(await openPage(ben, 'price_basis_month')).not.toBe(first)
})

it('a membership that has ended unnoticed is offered anew', async () => {
  const ben = await newcomer(app)
  const session = await openPage(ben, 'price_basis_month')
  expect(app.payments.service.pay(session).ok).toBe(true)
  const { subscriptionId } = (await app.infra.payments.session(session)) ?? {}
  // Whoever asks for another one makes us look at the one there is.
  await expect(openPage(ben, 'price_basis_month')).rejects.toThrow('already_subscribed')
  await app.infra.payments.cancelNow(subscriptionId ?? '')
  const preview = await ben.call(checkout.preview, { body: { price: 'price_basis_year' } })
  expect(preview).toMatchObject({ mode: 'NEW', dueNow: 14_900 })
})
