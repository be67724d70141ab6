import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import Stripe from 'stripe'
import { expect, it } from 'vitest'
import {
  buy,
  checkoutRequest,
  eventually,
  openSession,
  paymentEventsHandled,
  unsubscribedUser,
} from '../../testing/checkout.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

/** These tests advance the clock of the payment service, which cannot go back. */
const app = useTestApp()
const advanceMonth = () => app.payments.service.clock.advance({ interval: 'month', interval_count: 1 })

/** Gives a buyer the coaching that an admin assigns. @returns the trainer */
async function coached(member: Person, origin: 'ASSIGNED' | 'INVITED' = 'ASSIGNED'): Promise<Person> {
  const trainer = await app.trainerOf(member)
  await app.infra.database.prisma.clientRelation.updateMany({ where: { clientId: member.id }, data: { origin } })
  return trainer
}

const relationOf = ({ id }: Person) =>
  app.infra.database.prisma.clientRelation.findFirstOrThrow({ where: { clientId: id } })

const hasEnded = async (member: Person) => (await relationOf(member)).status === 'ARCHIVED'

/** Waits until payment events and the jobs that they caused are done. */
async function settled() {
  await paymentEventsHandled(app)
  await eventually('the jobs are done', async () => {
    const { rows } = await app.infra.database.pool.query(
      `SELECT 1 FROM pgboss.job WHERE name = 'end-unpaid-coaching' AND state IN ('created', 'retry', 'active') LIMIT 1`,
    )
    return rows.length === 0
  })
}

it('ends with the subscription that includes it, and both are told why', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_begleitung_month')
  const trainer = await coached(ben)
  await ben.call(subscriptions.cancel, { query: {} })
  await settled()
  expect(await hasEnded(ben)).toBe(false)
  advanceMonth()
  await eventually('the coaching has ended', () => hasEnded(ben))
  expect(await relationOf(ben)).toMatchObject({ endedBy: 'ADMIN' })
  expect(
    await app.infra.database.prisma.consent.count({ where: { userId: ben.id, kind: 'COACHING', revokedAt: null } }),
  ).toBe(0)
  expect((await app.mailTo(ben.email, 'Deine Begleitung ist zu Ende')).text).toContain('keine Begleitung mehr gebucht')
  expect((await app.mailTo(trainer.email, 'wird nicht mehr von dir begleitet')).text).toContain('gebuchte Begleitung')
})

it('ends with a change to a membership without coaching, and stays with one to another price of it', async () => {
  const [ben, mia] = [await unsubscribedUser(app), await unsubscribedUser(app)]
  for (const member of [ben, mia]) {
    await buy(app, member, 'price_begleitung_month')
    await coached(member)
  }
  const endsCoaching = async (member: Person, price: string) =>
    (await member.call(checkout.preview, { body: { price } })).endsCoaching
  expect(await endsCoaching(ben, 'price_basis_month')).toBe(true)
  expect(await endsCoaching(ben, 'price_analyse')).toBe(false)
  expect(await endsCoaching(mia, 'price_begleitung_quarter')).toBe(false)
  await ben.call(checkout.start, checkoutRequest('price_basis_month'))
  await mia.call(checkout.start, checkoutRequest('price_begleitung_quarter'))
  await eventually('the coaching has ended', () => hasEnded(ben))
  await settled()
  expect(await hasEnded(mia)).toBe(false)
})

it('stays while another purchase includes it, and ends with the refund of that one', async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_begleitung_month')
  await coached(ben)
  app.payments.service.pay(await openSession(ben, 'price_analyse'))
  const { prisma } = app.infra.database
  const order = await eventually('the order is there', () => prisma.order.findFirst({ where: { userId: ben.id } }))
  await ben.call(subscriptions.cancel, { query: {} })
  advanceMonth()
  await eventually('the subscription has ended', async () => {
    const { subscription } = await ben.call(subscriptions.mine, { query: {} })
    return subscription === null
  })
  await settled()
  expect(await hasEnded(ben)).toBe(false)
  const { service, settings } = app.payments
  const { hostname, port } = new URL(service.url)
  const stripe = new Stripe(settings.STRIPE_SECRET_KEY ?? '', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  })
  await stripe.refunds.create({ payment_intent: order.paymentId ?? '' })
  await eventually('the coaching has ended', () => hasEnded(ben))
})

it("goes on in a trainer's slot, whatever becomes of the client's own subscription", async () => {
  const ben = await unsubscribedUser(app)
  await buy(app, ben, 'price_begleitung_month')
  await coached(ben, 'INVITED')
  expect(await ben.call(checkout.preview, { body: { price: 'price_basis_month' } })).toMatchObject({
    mode: 'CHANGE',
    endsCoaching: false,
  })
  await ben.call(subscriptions.cancel, { query: {} })
  advanceMonth()
  await eventually('the subscription has ended', async () => {
    const { subscription } = await ben.call(subscriptions.mine, { query: {} })
    return subscription === null
  })
  await settled()
  expect(await hasEnded(ben)).toBe(false)
})
