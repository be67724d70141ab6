import { checkout } from '@kostbar/contracts/checkout/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { expect, it } from 'vitest'
import {
  buy,
  checkoutRequest,
  paymentEventsHandled,
  unsubscribedUser,
  waitForSubscription,
} from '../../testing/checkout.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()
const slotsQuery = { slots: '' }

const trainer = () => unsubscribedUser(app, ['ROLE_TRAINER'])

async function addClients(person: Person, clients: number): Promise<void> {
  const { prisma } = app.infra.database
  for (let count = 0; count < clients; count += 1) {
    const client = await app.person()
    await prisma.clientRelation.create({ data: { trainerId: person.id, clientId: client.id } })
  }
}

it('charges tiered prices for 10 slots, then for 12', async () => {
  const person = await trainer()
  const bought = await buy(app, person, 'price_slots_month', 10)
  expect(bought).toMatchObject({ kind: 'CLIENT_SLOTS', quantity: 10, amount: 8900 })
  expect(bought.currentPrice?.tiersMode).toBe('graduated')
  const { text } = await app.mailTo(person.email, 'Deine Bestellung')
  expect(text).toContain('Bist du Verbraucherin oder Verbraucher, kannst du diesen Vertrag innerhalb von 14 Tagen')
  expect(text).not.toContain('ausdrücklich verlangt')
  expect(await person.call(subscriptions.slotUsage)).toEqual({
    bought: 10,
    used: 0,
    free: 10,
    openInvitations: 0,
    lapsed: false,
    graceUntil: null,
  })
  const preview = await person.call(checkout.preview, { body: { price: 'price_slots_month', quantity: 12 } })
  expect(preview).toMatchObject({ mode: 'CHANGE', renewalAmount: 10_480 })
  // Two more slots at € 7,90 for almost a whole month, in cents.
  expect(preview.dueNow).toBeGreaterThan(1570)
  expect(preview.dueNow).toBeLessThanOrEqual(1580)
  const { body } = checkoutRequest('price_slots_month', 12)
  await person.call(checkout.start, { body: { ...body, prorationDate: preview.prorationDate } })
  const { subscription } = await person.call(subscriptions.mineAtLegacyPath, { query: slotsQuery })
  expect(subscription).toMatchObject({ quantity: 12, amount: 10_480 })
  const [latest] = (await person.call(checkout.invoices)).items
  expect(latest?.amount).toBe(preview.dueNow)
  expect((await person.call(subscriptions.mineAtLegacyPath, { query: {} })).subscription).toBeNull()
  expect((await app.mailTo(person.email, 'geändert')).text).toMatch(/Kunden-Slots: 12\n€\s104,80 pro Monat/)
})

it('refuses fewer slots than in use, and names how many clients to archive', async () => {
  const person = await trainer()
  await buy(app, person, 'price_slots_month', 5)
  await addClients(person, 4)
  const { body } = await person.exchange(checkout.start, checkoutRequest('price_slots_month', 2))
  expect(body.code).toBe('slots_in_use')
  expect(body.msg).toContain('4 Kunden. Archiviere zuerst 2 davon')
  const preview = await person.exchange(checkout.preview, { body: { price: 'price_slots_month', quantity: 2 } })
  expect(preview.body.msg).toBe(body.msg)
  expect(await person.call(subscriptions.slotUsage)).toMatchObject({ bought: 5, used: 4, free: 1 })
  await person.call(checkout.start, checkoutRequest('price_slots_month', 4))
  await waitForSubscription(person, ({ quantity }) => quantity === 4, slotsQuery)
  expect(await person.call(subscriptions.slotUsage)).toMatchObject({ bought: 4, used: 4, free: 0 })
  await app.mailTo(person.email, 'geändert')
})

it('requires as many slots as a trainer has clients', async () => {
  const person = await trainer()
  await addClients(person, 3)
  await expect(person.call(checkout.start, checkoutRequest('price_slots_month', 2))).toMatchProblem('slots_in_use')
  const preview = (quantity: number) =>
    person.call(checkout.preview, { body: { price: 'price_slots_month', quantity } })
  await expect(preview(2)).toMatchProblem('slots_in_use')
  expect(await preview(3)).toMatchObject({ mode: 'NEW' })
  await person.call(checkout.start, checkoutRequest('price_slots_month', 3))
})

it('reserves the lower quantity while the payment service is unavailable', async () => {
  const person = await trainer()
  await buy(app, person, 'price_slots_month', 5)
  app.payments.service.injectFault({ kind: 'error', match: 'POST /v1/subscriptions' })
  await expect(person.call(checkout.start, checkoutRequest('price_slots_month', 2))).toMatchProblem(
    'payments_unavailable',
  )
  expect(await person.call(subscriptions.slotUsage)).toMatchObject({ bought: 2 })
  app.payments.service.clearFaults()
  await person.call(checkout.start, checkoutRequest('price_slots_month', 3))
  expect(await person.call(subscriptions.slotUsage)).toMatchObject({ bought: 3 })
})

it('count as none when past due for more than seven days', async () => {
  const person = await trainer()
  await buy(app, person, 'price_slots_month', 2)
  await paymentEventsHandled(app)
  const setPastDueSince = (days: number) =>
    app.infra.database.prisma.subscription.updateMany({
      where: { userId: person.id },
      data: { status: 'PAST_DUE', pastDueSince: new Date(Date.now() - days * 86_400_000) },
    })
  await setPastDueSince(6.9)
  expect(await person.call(subscriptions.slotUsage)).toMatchObject({ bought: 2 })
  await setPastDueSince(7.1)
  expect(await person.call(subscriptions.slotUsage)).toMatchObject({ bought: 0 })
})

const openInvitation = (trainer: Person, email: string, expiresAt = new Date('2099-01-01')) =>
  app.infra.database.prisma.invite.create({ data: { trainerId: trainer.id, email, expiresAt } })

it('counts open invitations, not those of an admin or past their last day, and refuses fewer slots by name', async () => {
  const person = await trainer()
  await buy(app, person, 'price_slots_month', 10)
  await addClients(person, 7)
  const { prisma } = app.infra.database
  await Promise.all(['a', 'b', 'c'].map((name) => openInvitation(person, `${name}@example.test`)))
  await openInvitation(person, 'alt@example.test', new Date())
  const proposal = await openInvitation(person, 'vorschlag@example.test')
  await prisma.invite.update({ where: { id: proposal.id }, data: { origin: 'ASSIGNED' } })
  await prisma.clientRelation.create({
    data: { trainerId: person.id, clientId: (await app.account()).id, origin: 'ASSIGNED' },
  })
  expect(await person.call(subscriptions.slotUsage)).toEqual({
    bought: 10,
    used: 10,
    free: 0,
    openInvitations: 3,
    lapsed: false,
    graceUntil: null,
  })
  const { body } = await person.exchange(checkout.start, checkoutRequest('price_slots_month', 9))
  expect(body.code).toBe('slots_in_use')
  expect(body.msg).toContain('7 Kunden und hast 3 offene Einladungen')
})
