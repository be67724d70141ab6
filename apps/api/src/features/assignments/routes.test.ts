import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import Stripe from 'stripe'
import { beforeEach, expect, it } from 'vitest'
import { buy, eventually, openSession, postWebhook, unsubscribedUser } from '../../testing/checkout.ts'
import { accept, tokenInFragment, trainerWithSlots } from '../../testing/invitations.ts'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { expireInvitesJob } from '../invites/jobs.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'

const app = useTestApp()
const prisma = () => app.infra.database.prisma
const hourMs = 3_600_000
const millis = (moment: string | null | undefined) => Date.parse(moment ?? '')

let admin: Person
beforeEach(async () => {
  admin = await app.person(['ROLE_ADMIN'])
})

const waitingList = async () => (await admin.call(assignments.waiting, { query: { perPage: 100 } })).items
const waitingOf = async ({ id }: Person) => (await waitingList()).find((member) => member.id === id)
const mine = async (person: Person) => (await person.call(assignments.mine)).waiting
const assign = (member: Person, trainer: Person) =>
  admin.call(assignments.assign, { body: { userId: member.id, trainerId: trainer.id } })
/** Actions of the admin on a member in the access log, oldest first. */
const actionsOn = async ({ id }: Person) => {
  const where = { subjectId: id, actorId: admin.id }
  const log = await prisma().auditEntry.findMany({ where, orderBy: { id: 'asc' } })
  return log.map(({ action }) => action)
}
const unreadTexts = async (person: Person) =>
  (await person.call(notifications.list, { query: {} })).items.map(({ text }) => text)

/** A member who bought a coaching product. */
async function buyer(price = 'price_begleitung_month'): Promise<Person> {
  const member = await unsubscribedUser(app)
  if (price === 'price_analyse') {
    app.payments.service.pay(await openSession(member, price))
    await eventually('the order is recorded', () => waitingOf(member))
  } else await buy(app, member, price)
  return member
}

const proposalMail = async (member: Person) =>
  tokenInFragment((await app.mailTo(member.email, 'möchte dich begleiten')).text)

it.each(['ROLE_TRAINER', 'ROLE_ADMIN'] as const)('ends the proposal to somebody who becomes %s', async (role) => {
  const [ben, trainer] = [await buyer(), await trainerWithSlots(app)]
  await assign(ben, trainer)
  const token = await proposalMail(ben)
  expect(await unreadTexts(ben)).toHaveLength(1)
  await admin.call(users.setRoles, { params: { id: ben.id }, body: { roles: [role], trialUntil: null } })
  expect(await prisma().invite.findFirst({ where: { clientId: ben.id } })).toMatchObject({
    status: 'REVOKED',
    closedAt: expect.any(Date),
  })
  expect(await prisma().notification.count({ where: { userId: ben.id, kind: 'trainerProposed' } })).toBe(0)
  expect((await app.visitor().exchange(invites.get, { params: { token } })).body).toMatchObject({ state: 'REVOKED' })
})

it('lists who bought coaching and has no trainer, with what and since when', async () => {
  const [coached, analysed, basic] = [await buyer(), await buyer('price_analyse'), await buyer('price_basis_month')]
  expect(await waitingOf(coached)).toMatchObject({
    offers: ['Kostbar Begleitung'],
    email: coached.email,
    proposal: null,
  })
  expect(await waitingOf(analysed)).toMatchObject({ offers: ['Ernährungsanalyse'], proposal: null })
  expect(await waitingOf(basic)).toBeUndefined()
  expect(await mine(basic)).toBeNull()
  const wait = await mine(coached)
  expect(wait).toMatchObject({ offers: ['Kostbar Begleitung'], proposal: null })
  expect(millis(wait?.dueAt) - millis(wait?.since)).toBe(48 * hourMs)
})

it('proposes a trainer, who sees nothing before the member consents, and then reads and writes', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const member = await buyer()
  const { firstName } = await trainer.call(users.info)
  await assign(member, trainer)
  expect(await waitingOf(member)).toMatchObject({
    dueAt: null,
    proposal: { trainerId: trainer.id, trainerFirstName: firstName, state: 'OPEN' },
  })
  const token = await proposalMail(member)
  expect((await mine(member))?.proposal).toMatchObject({ trainerFirstName: firstName, token })
  expect(await unreadTexts(member)).toEqual([`${firstName} möchte dich begleiten. Schau dir den Vorschlag an.`])
  expect(await unreadTexts(trainer)).toEqual(['Wir haben dich jemandem für eine Begleitung vorgeschlagen.'])

  const [seen] = (await trainer.call(invites.list, { query: {} })).items
  expect(seen).toMatchObject({ isAssigned: true, firstName: null, email: `${member.email[0]}…@example.test` })
  await expect(trainer.call(notes.ofUser, { params: { userId: member.id } })).toMatchProblem('forbidden')
  expect(await trainer.call(subscriptions.slotUsage)).toMatchObject({ used: 0, openInvitations: 0 })

  await accept(member, token)
  expect(await waitingOf(member)).toBeUndefined()
  expect(await mine(member)).toBeNull()
  // A proposal is not the trainer's own invitation.
  const name = (await member.call(users.info)).firstName
  expect(await unreadTexts(trainer)).toContain(`${name} hat unseren Vorschlag angenommen. Du begleitest ${name} jetzt.`)
  await app.mailTo(trainer.email, `${name} hat unseren Vorschlag angenommen`)
  expect((await trainer.call(clients.list, { query: {} })).items).toMatchObject([{ id: member.id, origin: 'ASSIGNED' }])
  expect(await trainer.call(subscriptions.slotUsage)).toMatchObject({ used: 0 })
  const sent = { params: { userId: member.id }, body: { text: 'Schön, dass du da bist!', key: crypto.randomUUID() } }
  await trainer.call(messages.send, sent)
  expect(await actionsOn(member)).toEqual(['client.assigned'])
})

it('a proposal shown in the app is accepted without opening the mail, which does not confirm the address', async () => {
  const member = await buyer()
  await prisma().user.update({ where: { id: member.id }, data: { emailConfirmedAt: null } })
  await assign(member, await app.person(['ROLE_TRAINER']))
  await accept(member, (await mine(member))?.proposal?.token ?? '')
  expect((await member.call(users.info)).emailConfirmed).toBe(false)
})

it('declined, withdrawn, expired and revoked proposals bring the member back, and a new clock starts', async () => {
  const [first, second] = [await app.person(['ROLE_TRAINER']), await app.person(['ROLE_TRAINER'])]
  const member = await buyer()
  const { firstName } = await member.call(users.info)
  const state = async () => (await waitingOf(member))?.proposal?.state
  await prisma().subscription.updateMany({
    where: { userId: member.id },
    data: { coachingSince: new Date(Date.now() - 72 * hourMs) },
  })

  await assign(member, first)
  await app.visitor().call(invites.decline, { params: { token: await proposalMail(member) } })
  const declined = await waitingOf(member)
  expect(declined?.proposal?.state).toBe('DECLINED')
  expect(millis(declined?.dueAt)).toBeGreaterThan(Date.now() + 47 * hourMs)
  expect(await unreadTexts(admin)).toEqual([
    `${firstName} hat deinen Vorschlag abgelehnt und wartet wieder auf Begleitung.`,
  ])

  await assign(member, second)
  expect(await state()).toBe('OPEN')
  expect(await unreadTexts(member)).toHaveLength(1)
  await admin.call(assignments.withdraw, { params: { userId: member.id } })
  await admin.call(assignments.withdraw, { params: { userId: member.id } })
  expect(await state()).toBe('REVOKED')
  expect(await unreadTexts(member)).toEqual([])
  // The second withdrawal found no open proposal.
  expect(await actionsOn(member)).toEqual(['client.assigned', 'client.assigned', 'client.unassigned'])

  await assign(member, second)
  await prisma().invite.updateMany({ where: { clientId: member.id, status: 'OPEN' }, data: { expiresAt: new Date() } })
  expect(await state()).toBe('EXPIRED')
  expect((await mine(member))?.proposal).toBeNull()
  expect(await unreadTexts(member)).toHaveLength(1)
  const { database, jobs } = app.infra
  const expire = expireInvitesJob(mailService(jobs), notificationsService(database))
  await database.transaction((tx) => expire.run({}, tx))
  expect(await unreadTexts(member)).toEqual([])

  await assign(member, second)
  const [open] = (await second.call(invites.list, { query: { status: 'OPEN' } })).items
  expect(await unreadTexts(member)).toHaveLength(1)
  await second.call(invites.revoke, { params: { id: open?.id ?? '' } })
  expect(await state()).toBe('REVOKED')
  expect(await unreadTexts(member)).toEqual([])
})

it('the trainer sends an open proposal again, but revives no expired one', async () => {
  const [first, second] = [await app.person(['ROLE_TRAINER']), await app.person(['ROLE_TRAINER'])]
  const member = await buyer()
  await assign(member, first)
  const proposals = async () => (await first.call(invites.list, { query: {} })).items
  const [proposal] = await proposals()
  const id = proposal?.id ?? ''
  const resend = () => first.call(invites.resend, { params: { id } })
  const lastSentAt = new Date(Date.now() - hourMs)
  await prisma().invite.update({ where: { id }, data: { lastSentAt } })
  expect(await resend()).toMatchObject({ status: 'OPEN', resendsLeft: 2 })
  await prisma().invite.update({ where: { id }, data: { lastSentAt, expiresAt: new Date() } })
  expect(await proposals()).toMatchObject([{ status: 'EXPIRED', resendsLeft: 0 }])
  await assign(member, second)
  const refused = await first.exchange(invites.resend, { params: { id } })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'invite_closed', msg: expect.stringContaining('Vorschlag') },
  })
  expect((await mine(member))?.proposal?.trainerFirstName).toBe((await second.call(users.info)).firstName)
  expect(
    await prisma().invite.count({ where: { clientId: member.id, status: 'OPEN', expiresAt: { gt: new Date() } } }),
  ).toBe(1)
})

it('the trainer sends a proposal again although the slots, of which it takes none, are not paid for', async () => {
  const trainer = await trainerWithSlots(app)
  const member = await buyer()
  await assign(member, trainer)
  const [proposal] = (await trainer.call(invites.list, { query: {} })).items
  const id = proposal?.id ?? ''
  await prisma().invite.update({ where: { id }, data: { lastSentAt: new Date(Date.now() - hourMs) } })
  await app.lapseSlots(trainer)
  expect(await trainer.call(invites.resend, { params: { id } })).toMatchObject({ status: 'OPEN', resendsLeft: 2 })
})

it('another proposal ends the one before; the same one again changes nothing', async () => {
  const [first, second] = [await app.person(['ROLE_TRAINER']), await app.person(['ROLE_TRAINER'])]
  const member = await buyer()
  await assign(member, first)
  const token = await proposalMail(member)
  await assign(member, first)
  await assign(member, second)
  await assign(member, second)
  expect((await waitingOf(member))?.proposal?.trainerId).toBe(second.id)
  await expect(accept(member, token)).toMatchProblem('invite_closed')
  expect(await prisma().invite.count({ where: { clientId: member.id } })).toBe(2)
})

it('a trainer who loses the role proposes no longer, and the member reads of it no more', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const member = await buyer()
  await assign(member, trainer)
  const body = { from: ['ROLE_TRAINER' as const], roles: [], trialUntil: null }
  await admin.call(users.setRoles, { params: { id: trainer.id }, body })
  expect((await waitingOf(member))?.proposal?.state).toBe('REVOKED')
  expect(await unreadTexts(member)).toEqual([])
})

it('a trainer whose account is deleted proposes no longer, and the member reads of it no more', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const member = await buyer()
  await assign(member, trainer)
  expect(await unreadTexts(member)).toHaveLength(1)
  await trainer.call(users.deleteMyself)
  expect((await mine(member))?.proposal).toBeNull()
  expect(await unreadTexts(member)).toEqual([])
})

it('proposals of two admins at once leave one open', async () => {
  const trainers = await Promise.all([1, 2, 3, 4].map(() => app.person(['ROLE_TRAINER'])))
  const member = await buyer()
  await Promise.all(trainers.map((trainer) => assign(member, trainer)))
  expect(await prisma().invite.count({ where: { clientId: member.id, status: 'OPEN' } })).toBe(1)
})

it('is refused for members who do not wait, for accounts that are no trainer, and beside an own invitation', async () => {
  const trainer = await trainerWithSlots(app)
  const basic = await buyer('price_basis_month')
  await expect(assign(basic, trainer)).toMatchProblem('not_waiting')
  const coached = await buyer()
  await app.trainerOf(coached)
  await expect(assign(coached, trainer)).toMatchProblem('not_waiting')
  const member = await buyer()
  await expect(assign(member, basic)).toMatchProblem('trainer_unavailable')
  const locked = await app.person(['ROLE_TRAINER'])
  await prisma().user.update({ where: { id: locked.id }, data: { lockedUntil: new Date('2099-01-01') } })
  await expect(assign(member, locked)).toMatchProblem('trainer_unavailable')
  await trainer.call(invites.create, { body: { invites: [{ email: member.email }] } })
  await expect(assign(member, trainer)).toMatchProblem('already_invited')
  const unknown = { userId: '01900000-0000-7000-8000-000000000000', trainerId: trainer.id }
  await expect(admin.call(assignments.assign, { body: unknown })).toMatchProblem('not_found')
})

it('nobody else accepts a proposal, and the member only while the purchase stands', async () => {
  const member = await buyer('price_analyse')
  await assign(member, await app.person(['ROLE_TRAINER']))
  const token = await proposalMail(member)
  await expect(accept(await app.person(), token, { otherAddress: true })).toMatchProblem('invite_not_for_you')
  await prisma().order.updateMany({ where: { userId: member.id }, data: { refunded: true } })
  expect(await waitingOf(member)).toBeUndefined()
  expect((await member.call(invites.eligibility, { params: { token } })).obstacle).toContain('gilt nicht mehr')
  await expect(accept(member, token)).toMatchProblem('invite_not_for_you')
})

it('a subscriber waits again when the coaching ends; a one-time purchase is used up by it', async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const [subscriber, analysed] = [await buyer(), await buyer('price_analyse')]
  for (const member of [subscriber, analysed]) {
    await assign(member, trainer)
    await accept(member, (await mine(member))?.proposal?.token ?? '')
    await member.call(clients.endMine)
  }
  const wait = await waitingOf(subscriber)
  expect(wait?.proposal).toBeNull()
  expect(Date.now() - millis(wait?.since)).toBeLessThan(60_000)
  expect(await waitingOf(analysed)).toBeUndefined()
})

it("a trainer's deleted account revives no used purchase, and one in use waits from then on", async () => {
  const trainer = await app.person(['ROLE_TRAINER'])
  const [subscriber, analysed] = [await buyer(), await buyer('price_analyse')]
  const [used, evaluated] = [await buyer('price_analyse'), await buyer('price_analyse')]
  for (const member of [subscriber, analysed, used, evaluated]) {
    await assign(member, trainer)
    await accept(member, (await mine(member))?.proposal?.token ?? '')
  }
  await used.call(clients.endMine)
  await prisma().protocol.create({
    data: {
      ...{ userId: evaluated.id, number: 1, startsOn: new Date('2026-11-01'), status: 'REVIEWED' },
      evaluation: { create: { encrypted: Buffer.from('x'), rev: 1, publishedAt: new Date() } },
    },
  })
  const monthAgo = new Date(Date.now() - 30 * 24 * hourMs)
  const ids = { in: [subscriber.id, analysed.id] }
  await prisma().subscription.updateMany({ where: { userId: ids }, data: { coachingSince: monthAgo } })
  await prisma().order.updateMany({ where: { userId: ids }, data: { createdAt: monthAgo } })
  await trainer.call(users.deleteMyself)
  expect(await waitingOf(used)).toBeUndefined()
  expect(await waitingOf(evaluated)).toBeUndefined()
  for (const member of [subscriber, analysed]) {
    const wait = await waitingOf(member)
    expect(Date.now() - millis(wait?.since)).toBeLessThan(60_000)
    expect(millis(wait?.dueAt) - millis(wait?.since)).toBe(48 * hourMs)
  }
})

it('a product marked later counts for those who have it, and no longer when the mark goes', async () => {
  const member = await buyer('price_basis_week')
  const { service, settings } = app.payments
  const { hostname, port } = new URL(service.url)
  const stripe = new Stripe(settings.STRIPE_SECRET_KEY ?? '', {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
  })
  const mark = async (coaching: string) => {
    await stripe.products.update('prod_kostbar_basis', { metadata: { coaching } })
    await postWebhook(app, { type: 'product.updated', data: { object: { id: 'prod_kostbar_basis' } } })
  }
  await mark('true')
  await eventually('the member waits', () => waitingOf(member))
  await mark('')
  await eventually('nobody waits', async () => !(await waitingOf(member)))
})

it('orders trainers by absence, then by clients and open proposals, and finds them by name', async () => {
  const [free, busy, away] = [
    await app.person(['ROLE_TRAINER']),
    await app.person(['ROLE_TRAINER']),
    await app.person(['ROLE_TRAINER']),
  ]
  await prisma().user.updateMany({
    where: { id: { in: [free.id, busy.id, away.id] } },
    data: { lastName: 'Vorschlagbar' },
  })
  await prisma().clientRelation.create({ data: { trainerId: busy.id, clientId: (await app.account()).id } })
  await assign(await buyer(), busy)
  const today = new Date()
  await prisma().trainerProfile.create({
    data: { userId: away.id, awayFrom: today, awayUntil: new Date(today.getTime() + 72 * hourMs), awayText: 'Urlaub' },
  })
  const { items, total } = await admin.call(assignments.trainers, { query: { filter: 'vorschlagbar' } })
  expect(total).toBe(3)
  expect(items.map(({ id, activeClients, openProposals }) => [id, activeClients, openProposals])).toEqual([
    [free.id, 0, 0],
    [busy.id, 1, 1],
    [away.id, 0, 0],
  ])
  expect(items[2]?.absence).toMatchObject({ text: 'Urlaub' })
})

it('costs the same number of queries whoever waits', async () => {
  const count = () => countQueries(app.infra.database.pool, () => admin.call(assignments.waiting, { query: {} }))
  const before = await count()
  await assign(await buyer(), await app.person(['ROLE_TRAINER']))
  expect(await count()).toBe(before)
})
