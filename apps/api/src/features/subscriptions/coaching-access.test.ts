import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { documents } from '@kostbar/contracts/documents/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { Role } from '@kostbar/contracts/users/schemas'
import Stripe from 'stripe'
import { beforeEach, expect, it } from 'vitest'
import { eventually, openSession, unsubscribedUser, waitForSubscription } from '../../testing/checkout.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const dayMs = 86_400_000
const cardDeclinedLater = '4000000000000341'

let member: Person
beforeEach(async () => {
  member = await unsubscribedUser(app)
})

const hasAccess = async () => (await member.call(users.info)).hasAccess

const setRelation = (data: { status?: 'ACTIVE' | 'PAUSED' | 'ARCHIVED'; origin?: 'ASSIGNED' | 'INVITED' }) =>
  app.infra.database.prisma.clientRelation.updateMany({ where: { clientId: member.id }, data })

const setSlots = (trainer: Person, data: object) =>
  app.infra.database.prisma.subscription.updateMany({ where: { userId: trainer.id, kind: 'CLIENT_SLOTS' }, data })

function paymentService(): Stripe {
  const { service, settings } = app.payments
  const { hostname, port } = new URL(service.url)
  return new Stripe(settings.STRIPE_SECRET_KEY ?? '', { host: hostname, port, protocol: 'http', telemetry: false })
}

/** Pays the open invoice of a customer with another card, directly at the payment service. */
async function payOpenInvoice({ id: userId }: Person): Promise<void> {
  const stripe = paymentService()
  const { stripeId } = await app.infra.database.prisma.paymentCustomer.findUniqueOrThrow({ where: { userId } })
  const customer = stripeId ?? ''
  const [unpaid] = (await stripe.invoices.list({ customer, status: 'open' })).data
  const card = await stripe.paymentMethods.attach('pm_card_visa', { customer })
  await stripe.invoices.pay(unpaid?.id ?? '', { payment_method: card.id })
}

it('is open to active and paused clients without a subscription of their own, until archived', async () => {
  await expect(member.call(nutritionplan.mine)).toMatchProblem('no_access')
  await app.trainerOf(member)
  expect(await hasAccess()).toBe(true)
  await member.call(nutritionplan.mine)
  await member.call(recipes.list, { query: {} })
  await setRelation({ status: 'PAUSED' })
  await member.call(nutritionplan.mine)
  await setRelation({ status: 'ARCHIVED' })
  expect(await hasAccess()).toBe(false)
  await expect(member.call(nutritionplan.mine)).toMatchProblem('no_access')
})

it('says which access stays when a membership ends', async () => {
  const { prisma } = app.infra.database
  const otherAccess = async () => (await member.call(subscriptions.mine, { query: {} })).otherAccess
  const become = (data: { roles: Role[]; trialUntil?: Date | null }) =>
    prisma.user.update({ where: { id: member.id }, data })
  expect(await otherAccess()).toBeNull()
  await app.trainerOf(member)
  expect(await otherAccess()).toBe('COACHED')
  // The membership itself includes this coaching.
  await setRelation({ origin: 'ASSIGNED' })
  expect(await otherAccess()).toBeNull()
  await become({ roles: ['TRIAL_MODE'], trialUntil: new Date(Date.now() + dayMs) })
  expect(await otherAccess()).toBeNull()
  await become({ roles: ['TRIAL_MODE'], trialUntil: null })
  expect(await otherAccess()).toBe('TRIAL')
  await become({ roles: ['ROLE_IN_APP_PURCHASE_USER'] })
  expect(await otherAccess()).toBe('IN_APP_PURCHASE')
  // `COACHED` takes precedence over a purchase in the app: screens show by it that the coaching continues.
  await setRelation({ origin: 'INVITED' })
  expect(await otherAccess()).toBe('COACHED')
  await become({ roles: ['ROLE_TRAINER'] })
  expect(await otherAccess()).toBe('TRAINER')
  await become({ roles: ['ROLE_TRAINER', 'ROLE_ADMIN'] })
  expect(await otherAccess()).toBe('ADMIN')
})

it('needs slots of the trainer; for whom an admin assigned, their own purchase of coaching', async () => {
  const { prisma } = app.infra.database
  const trainer = await app.trainerOf(member)
  await setRelation({ origin: 'ASSIGNED' })
  expect(await hasAccess()).toBe(false)
  await setRelation({ origin: 'INVITED' })
  expect(await hasAccess()).toBe(true)
  await prisma.subscription.deleteMany({ where: { userId: trainer.id } })
  expect(await hasAccess()).toBe(false)
  await setRelation({ origin: 'ASSIGNED' })
  app.payments.service.pay(await openSession(member, 'price_analyse'))
  await eventually('the order is there', hasAccess)
  await prisma.order.updateMany({ where: { userId: member.id }, data: { refunded: true } })
  expect(await hasAccess()).toBe(false)
  await prisma.order.updateMany({ where: { userId: member.id }, data: { refunded: false } })
  await trainer.call(notes.addForUser, { params: { userId: member.id }, body: { title: 'Hallo', note: '' } })
})

it('ends with a refund of a part of the purchase, which the buyer sees', async () => {
  await app.trainerOf(member)
  await setRelation({ origin: 'ASSIGNED' })
  app.payments.service.pay(await openSession(member, 'price_analyse'))
  await eventually('the order is there', hasAccess)
  const { prisma } = app.infra.database
  const { paymentId } = await prisma.order.findFirstOrThrow({ where: { userId: member.id } })
  await paymentService().refunds.create({ payment_intent: paymentId ?? '', amount: 2450 })
  await eventually('the access has ended', async () => !(await hasAccess()))
  const { items } = await member.call(checkout.orders)
  expect(items).toMatchObject([{ amount: 4900, refunded: true, refundedAmount: 2450 }])
})

it('with lapsed slots clients lose nothing, and the trainer reads but cannot write until the payment', async () => {
  const trainer = await unsubscribedUser(app, ['ROLE_TRAINER'])
  const slots = { slots: '' }
  app.payments.service.pay(await openSession(trainer, 'price_slots_month', 2), cardDeclinedLater)
  await waitForSubscription(trainer, ({ status }) => status === 'ACTIVE', slots)
  await app.infra.database.prisma.clientRelation.create({ data: { trainerId: trainer.id, clientId: member.id } })
  const params = { userId: member.id }
  const write = () => trainer.call(notes.addForUser, { params, body: { title: 'Montag', note: '' } })
  app.payments.service.clock.advance({ interval: 'month', interval_count: 1 })
  await waitForSubscription(trainer, ({ status }) => status === 'PAST_DUE', slots)
  expect((await app.mailTo(trainer.email, 'nicht geklappt')).text).toMatch(/Deine Kunden begleitest du bis .+ weiter/)
  await setSlots(trainer, { pastDueSince: new Date(Date.now() - 6.9 * dayMs) })
  await write()
  await setSlots(trainer, { pastDueSince: new Date(Date.now() - 7.1 * dayMs) })
  const { status, body } = await trainer.exchange(notes.addForUser, { params, body: { title: 'Dienstag', note: '' } })
  expect([status, body.code, body.link]).toEqual([403, 'slots_lapsed', '/profile/einstellungen#abo'])
  const upload = { params: { id: member.id }, query: { filename: 'plan.pdf', size: 10 } }
  await expect(trainer.call(documents.upload, upload)).toMatchProblem('slots_lapsed')
  expect(await trainer.call(notes.ofUser, { params })).toHaveLength(1)
  await trainer.call(nutritionplan.ofUser, { params })
  expect(await hasAccess()).toBe(true)
  await member.call(nutritionplan.mine)
  await payOpenInvoice(trainer)
  await waitForSubscription(trainer, ({ status }) => status === 'ACTIVE', slots)
  await write()
})

it('allows changes for seven days after the slots have ended', async () => {
  const trainer = await app.trainerOf(member)
  const params = { userId: member.id }
  const write = () => trainer.call(notes.addForUser, { params, body: { title: 'Montag', note: '' } })
  const usage = () => trainer.call(subscriptions.slotUsage)
  expect(await usage()).toMatchObject({ lapsed: false, graceUntil: null })
  const endedAt = new Date(Date.now() - 6.9 * dayMs)
  const lapseAt = new Date(endedAt.getTime() + 7 * dayMs).toISOString()
  await setSlots(trainer, { status: 'CANCELED', endedAt })
  await write()
  expect(await usage()).toMatchObject({ lapsed: false, graceUntil: lapseAt })
  await setSlots(trainer, { status: 'PAST_DUE', pastDueSince: endedAt, endedAt: null })
  expect(await usage()).toMatchObject({ lapsed: false, graceUntil: lapseAt })
  await setSlots(trainer, { status: 'CANCELED', pastDueSince: null, endedAt: new Date(Date.now() - 7.1 * dayMs) })
  await expect(write()).toMatchProblem('slots_lapsed')
  expect(await usage()).toMatchObject({ lapsed: true, graceUntil: null })
  const lostWebhook = { status: 'ACTIVE', cancelAtPeriodEnd: true, currentPeriodEnd: new Date(Date.now() - 8 * dayMs) }
  await setSlots(trainer, lostWebhook)
  await expect(write()).toMatchProblem('slots_lapsed')
  await setSlots(trainer, { cancelAtPeriodEnd: false, currentPeriodEnd: new Date('2099-01-01') })
  await write()
  expect(await hasAccess()).toBe(true)
})

it('takes no more queries for a client than for a member with a subscription', async () => {
  const subscriber = await app.person()
  await app.trainerOf(member)
  const count = (person: Person) => countQueries(app.infra.database.pool, () => person.call(users.info))
  expect(await count(member)).toBe(await count(subscriber))
})
