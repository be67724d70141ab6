import { clients } from '@kostbar/contracts/clients/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { accept, currentToken, inviteByMail, trainerWithSlots } from '../../testing/invitations.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'
import { expireInvitesJob } from './jobs.ts'
import { lockAddresses } from './verdicts.ts'

const app = useTestApp()
const minuteMs = 60_000

let addresses = 0
const newAddress = () => {
  addresses += 1
  return `gast${addresses}@example.test`
}
const body = (...emails: string[]) => ({ body: { invites: emails.map((email) => ({ email })) } })
const create = (trainer: Person, ...emails: string[]) => trainer.call(invites.create, body(...emails))
const list = (trainer: Person, query: object = {}) => trainer.call(invites.list, { query })
const stateOf = async (token: string) => (await app.visitor().call(invites.get, { params: { token } })).state
const verdictsOf = ({ items }: Awaited<ReturnType<typeof create>>) => items.map(({ verdict }) => verdict)
const change = (id: string, data: object) => app.infra.database.prisma.invite.update({ where: { id }, data })

it('mails an invitation with name, message and a link in the fragment; it takes a slot', async () => {
  const trainer = await trainerWithSlots(app, 2)
  const email = newAddress()
  const invitee = { email: ` ${email.toUpperCase()} `, firstName: 'Mia', message: 'Ich freu mich auf dich!' }
  const answer = await trainer.call(invites.create, { body: { invites: [invitee] } })
  expect(answer).toEqual({ items: [{ email, verdict: 'OK' }], free: 1 })
  const { text, subject } = await app.mailTo(email, 'lädt dich zu Kostbar ein')
  const { firstName } = await trainer.call(users.info)
  expect(subject).toBe(`${firstName} lädt dich zu Kostbar ein`)
  expect(text).toContain('Hallo Mia,')
  expect(text).toContain('Ich freu mich auf dich!')
  expect(text).toMatch(/\/accept-invite#token=/)
  expect(await trainer.call(subscriptions.slotUsage)).toMatchObject({ used: 1, free: 1, openInvitations: 1 })
  expect(await list(trainer)).toMatchObject({
    total: 1,
    items: [{ email, firstName: 'Mia', status: 'OPEN', resendsLeft: 3 }],
  })
})

it('gives a verdict for every line, the same in the preview, and sends only what is fine', async () => {
  const trainer = await trainerWithSlots(app, 5)
  const [other, client, archived] = [await app.account(['ROLE_TRAINER']), await app.account(), await app.account()]
  const { prisma } = app.infra.database
  await prisma.clientRelation.createMany({
    data: [
      { trainerId: trainer.id, clientId: client.id },
      { trainerId: trainer.id, clientId: archived.id, status: 'ARCHIVED' },
    ],
  })
  const invited = newAddress()
  await create(trainer, invited)
  const [fine, alsoFine, tooMany] = [newAddress(), newAddress(), newAddress()]
  const lines = [fine, fine, trainer.email, other.email, client.email, invited, archived.email, alsoFine, tooMany]
  const preview = await trainer.call(invites.preview, body(...lines))
  expect(verdictsOf(preview)).toEqual([
    'OK',
    'DUPLICATE',
    'OWN_ADDRESS',
    'NOT_A_MEMBER',
    'ALREADY_CLIENT',
    'ALREADY_INVITED',
    'OK',
    'OK',
    'NO_SLOT',
  ])
  expect(preview.free).toBe(3)
  expect((await list(trainer)).total).toBe(1)
  const sent = await create(trainer, ...lines)
  expect(verdictsOf(sent)).toEqual(verdictsOf(preview))
  expect(sent.free).toBe(0)
  expect((await list(trainer)).items.map(({ email }) => email).toSorted()).toEqual(
    [invited, fine, archived.email, alsoFine].toSorted(),
  )
})

it('refuses without a free slot, with a link to buy, and with lapsed slots', async () => {
  const without = await app.person(['ROLE_TRAINER'])
  const { status, body: problem } = await without.exchange(invites.create, body(newAddress()))
  expect([status, problem.code, problem.link]).toEqual([409, 'no_slots', '/profile/einstellungen#abo'])
  expect(verdictsOf(await without.call(invites.preview, body(newAddress())))).toEqual(['NO_SLOT'])
  const trainer = await trainerWithSlots(app, 1)
  await create(trainer, newAddress())
  await expect(create(trainer, newAddress())).toMatchProblem('no_slots')
  await app.lapseSlots(trainer)
  await expect(create(trainer, newAddress())).toMatchProblem('slots_lapsed')
  await expect(trainer.call(invites.preview, body(newAddress()))).toMatchProblem('slots_lapsed')
})

it("needs the trainer's own address to be confirmed", async () => {
  const trainer = await trainerWithSlots(app)
  await app.infra.database.prisma.user.update({ where: { id: trainer.id }, data: { emailConfirmedAt: null } })
  await expect(create(trainer, newAddress())).toMatchProblem('email_unconfirmed')
})

it('takes at most 50 lines, whose addresses must be valid', async () => {
  const trainer = await trainerWithSlots(app)
  await expect(create(trainer, ...Array.from({ length: 51 }, newAddress))).toMatchProblem('invalid_input', ['invites'])
  await expect(create(trainer)).toMatchProblem('invalid_input', ['invites'])
  await expect(create(trainer, newAddress(), 'keine Adresse')).toMatchProblem('invalid_input', ['invites.1.email'])
})

it('sends three mails a day to one address, over all trainers', async () => {
  const email = newAddress()
  const trainers = [await trainerWithSlots(app), await trainerWithSlots(app), await trainerWithSlots(app)]
  for (const trainer of trainers) expect(verdictsOf(await create(trainer, email))).toEqual(['OK'])
  expect(verdictsOf(await create(await trainerWithSlots(app), email))).toEqual(['TOO_MANY_MAILS'])
  const [first] = trainers
  const { items } = await list(first ?? expect.fail())
  const id = items[0]?.id ?? ''
  await change(id, { lastSentAt: new Date(Date.now() - 11 * minuteMs) })
  await expect(first?.call(invites.resend, { params: { id } })).toMatchProblem('too_many_requests')
  await app.infra.database.pool.query(`UPDATE mail_deliveries SET created_at = now() - interval '25 hours'`)
  expect(verdictsOf(await create(await trainerWithSlots(app), email))).toEqual(['OK'])
})

it('counts mails to one address exactly when ten trainers invite it at once', async () => {
  const email = newAddress()
  const trainers = await Promise.all(Array.from({ length: 10 }, () => trainerWithSlots(app)))
  const answers = await Promise.all(trainers.map((trainer) => create(trainer, email)))
  expect(answers.flatMap(verdictsOf).filter((verdict) => verdict === 'OK')).toHaveLength(3)
})

it('has at most 200 open invitations', async () => {
  const trainer = await trainerWithSlots(app, 300)
  const expiresAt = new Date('2099-01-01')
  await app.infra.database.prisma.invite.createMany({
    data: Array.from({ length: 199 }, () => ({ trainerId: trainer.id, email: newAddress(), expiresAt })),
  })
  expect(verdictsOf(await create(trainer, newAddress(), newAddress()))).toEqual(['OK', 'TOO_MANY_OPEN'])
})

it('is sent again ten minutes apart, at most three times; each mail ends the link before', async () => {
  const trainer = await trainerWithSlots(app)
  const { id, token } = await inviteByMail(app, trainer, newAddress())
  const resend = () => trainer.call(invites.resend, { params: { id } })
  const { status, headers, body: problem } = await trainer.exchange(invites.resend, { params: { id } })
  expect([status, problem.code, problem.msg]).toEqual([
    429,
    'too_many_requests',
    expect.stringContaining('In 10 Minuten'),
  ])
  expect(Number(headers['retry-after'])).toBeGreaterThan(590)
  await change(id, { lastSentAt: new Date(Date.now() - 11 * minuteMs) })
  expect(await resend()).toMatchObject({ status: 'OPEN', resendsLeft: 2 })
  expect(await stateOf(token)).toBe('REPLACED')
  expect(await stateOf(await currentToken(app, id))).toBe('OPEN')
  await app.infra.database.pool.query(`UPDATE mail_deliveries SET created_at = now() - interval '25 hours'`)
  for (const left of [1, 0]) {
    await change(id, { lastSentAt: new Date(Date.now() - 11 * minuteMs) })
    expect((await resend()).resendsLeft).toBe(left)
  }
  await change(id, { lastSentAt: new Date(Date.now() - 11 * minuteMs) })
  await expect(resend()).toMatchProblem('resends_used_up')
  const foreign = await trainerWithSlots(app)
  await expect(foreign.call(invites.resend, { params: { id } })).toMatchProblem('not_found')
})

it('locks the address before the invitation, as a proposal does, so that they cannot deadlock', async () => {
  const trainer = await trainerWithSlots(app)
  const email = newAddress()
  const { id } = await inviteByMail(app, trainer, email)
  await change(id, { lastSentAt: new Date(Date.now() - 11 * minuteMs) })
  const { transaction, pool } = app.infra.database
  const waiting = `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  const { resent } = await transaction(async (tx) => {
    await lockAddresses(tx, [email])
    const request = trainer.call(invites.resend, { params: { id } })
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1)
    await tx.selectFrom('invites').select('id').where('id', '=', id).forUpdate().noWait().executeTakeFirstOrThrow()
    return { resent: request }
  })
  expect(await resent).toMatchObject({ status: 'OPEN', resendsLeft: 2 })
})

it('an expired one is sent again if a slot is free and nobody invited the person anew', async () => {
  const trainer = await trainerWithSlots(app, 1)
  const email = newAddress()
  const { id } = await inviteByMail(app, trainer, email)
  const past = new Date(Date.now() - 8 * 24 * 60 * minuteMs)
  await change(id, { lastSentAt: past, expiresAt: past })
  await create(trainer, newAddress())
  await expect(trainer.call(invites.resend, { params: { id } })).toMatchProblem('no_slots')
  await app.infra.database.prisma.subscription.updateMany({ where: { userId: trainer.id }, data: { quantity: 3 } })
  expect(await trainer.call(invites.resend, { params: { id } })).toMatchObject({ status: 'OPEN' })
  await change(id, { lastSentAt: past, expiresAt: past })
  await create(trainer, email)
  await app.infra.database.pool.query(`UPDATE mail_deliveries SET created_at = now() - interval '25 hours'`)
  await expect(trainer.call(invites.resend, { params: { id } })).toMatchProblem('invite_closed')
})

it('an expired one is not sent again to people whom the trainer could not invite anew', async () => {
  const trainer = await trainerWithSlots(app, 5)
  const [client, colleague] = [await app.person(), await app.account()]
  const past = new Date(Date.now() - 8 * 24 * 60 * minuteMs)
  const expired = async (email: string) => {
    const { id } = await inviteByMail(app, trainer, email)
    await change(id, { lastSentAt: past, expiresAt: past })
    return id
  }
  const [toClient, toColleague] = [await expired(client.email), await expired(colleague.email)]
  await create(trainer, client.email)
  const [newest] = (await list(trainer)).items
  await accept(client, await currentToken(app, newest?.id ?? ''))
  await app.infra.database.prisma.user.update({ where: { id: colleague.id }, data: { roles: ['ROLE_TRAINER'] } })
  const { used } = await trainer.call(subscriptions.slotUsage)
  const refusalOf = async (id: string) => {
    const { status, body: problem } = await trainer.exchange(invites.resend, { params: { id } })
    return [status, problem.code, problem.msg]
  }
  expect(await refusalOf(toClient)).toEqual([409, 'invite_closed', 'Du begleitest diese Person schon.'])
  expect(await refusalOf(toColleague)).toEqual([409, 'invite_closed', expect.stringContaining('nicht begleitet')])
  expect((await trainer.call(subscriptions.slotUsage)).used).toBe(used)
  const { items } = await list(trainer, { status: 'EXPIRED' })
  expect(items.find(({ id }) => id === toClient)).toMatchObject({ resendsLeft: 0 })
})

it('is revoked, repeatedly, which frees its slot; foreign ones are not found', async () => {
  const trainer = await trainerWithSlots(app, 1)
  const { id, token } = await inviteByMail(app, trainer, newAddress())
  const foreign = await trainerWithSlots(app)
  await expect(foreign.call(invites.revoke, { params: { id } })).toMatchProblem('not_found')
  expect(await trainer.call(invites.revoke, { params: { id } })).toMatchObject({ status: 'REVOKED', resendsLeft: 0 })
  expect(await trainer.call(invites.revoke, { params: { id } })).toMatchObject({ status: 'REVOKED' })
  expect(await stateOf(token)).toBe('REVOKED')
  await create(trainer, newAddress())
  await expect(trainer.call(invites.resend, { params: { id } })).toMatchProblem('invite_closed')
})

it('names the account that accepted it only while the trainer coaches it', async () => {
  const [trainer, member] = [await trainerWithSlots(app), await app.person()]
  const { token } = await inviteByMail(app, trainer, member.email)
  const clientIds = async () => (await list(trainer)).items.map(({ clientId }) => clientId)
  expect(await clientIds()).toEqual([null])
  await accept(member, token)
  expect(await clientIds()).toEqual([member.id])
  await member.call(clients.endMine)
  expect(await clientIds()).toEqual([null])
})

it('knows a client at the address of an invitation that was accepted under another one, while coached', async () => {
  const [trainer, other] = [await trainerWithSlots(app, 3), await trainerWithSlots(app, 3)]
  const member = await app.person()
  const email = newAddress()
  const { token } = await inviteByMail(app, trainer, email)
  await accept(member, token, { otherAddress: true })
  const verdicts = async (by: Person) => verdictsOf(await by.call(invites.preview, body(email, member.email)))
  expect(await verdicts(trainer)).toEqual(['ALREADY_CLIENT', 'ALREADY_CLIENT'])
  expect(verdictsOf(await create(trainer, email))).toEqual(['ALREADY_CLIENT'])
  expect(await verdicts(other)).toEqual(['OK', 'OK'])
  await member.call(clients.endMine)
  expect(await verdicts(trainer)).toEqual(['OK', 'OK'])
})

it('lists a page of one status', async () => {
  const trainer = await trainerWithSlots(app)
  await create(trainer, newAddress(), newAddress(), newAddress())
  const { items } = await list(trainer)
  await trainer.call(invites.revoke, { params: { id: items[2]?.id ?? '' } })
  await change(items[0]?.id ?? '', { expiresAt: new Date() })
  expect(await list(trainer, { status: 'OPEN' })).toMatchObject({ total: 1, items: [{ id: items[1]?.id }] })
  expect(await list(trainer, { status: 'EXPIRED' })).toMatchObject({ total: 1, items: [{ id: items[0]?.id }] })
  expect(await list(trainer, { page: 2, perPage: 2 })).toMatchObject({ total: 3, items: [{ id: items[2]?.id }] })
})

it('finds invitations by address and first name, and proposals only once they are accepted', async () => {
  const trainer = await trainerWithSlots(app)
  const [mia, ben] = [newAddress(), newAddress()]
  const sent = [
    { email: mia, firstName: 'Mia Lena' },
    { email: ben, firstName: null },
  ]
  await trainer.call(invites.create, { body: { invites: sent } })
  const other = await trainerWithSlots(app)
  await other.call(invites.create, { body: { invites: sent } })
  const member = await app.account()
  const proposal = await app.infra.database.prisma.invite.create({
    data: {
      trainerId: trainer.id,
      email: member.email,
      origin: 'ASSIGNED',
      expiresAt: new Date(Date.now() + minuteMs),
    },
  })
  const found = async (filter: string, query = {}) =>
    (await list(trainer, { filter, ...query })).items.map(({ email }) => email)
  expect(await found('MIA le')).toEqual([mia])
  expect(await found(ben)).toEqual([ben])
  expect(await found('mia', { status: 'DECLINED' })).toEqual([])
  expect(await found('%')).toEqual([])
  expect(await list(trainer, { filter: 'gast', perPage: 1 })).toMatchObject({ total: 2 })
  expect(await found(member.email)).toEqual([])
  await change(proposal.id, { status: 'ACCEPTED', closedAt: new Date() })
  expect(await found(member.email)).toEqual([member.email])
})

it('expires after seven days: the hourly job closes it and tells the trainer once, in one mail for several', async () => {
  const trainer = await trainerWithSlots(app)
  const [one, other] = [newAddress(), newAddress()]
  await create(trainer, one, other)
  const { items } = await list(trainer)
  const sevenDays = new Date(items[0]?.expiresAt ?? 0).getTime() - Date.now()
  expect(sevenDays / (24 * 60 * minuteMs)).toBeCloseTo(7, 2)
  for (const { id } of items) await change(id, { expiresAt: new Date() })
  const { database, jobs } = app.infra
  const job = expireInvitesJob(mailService(jobs), notificationsService(database))
  await database.transaction((tx) => job.run({}, tx))
  await database.transaction((tx) => job.run({}, tx))
  const { text } = await app.mailTo(trainer.email, '2 Einladungen sind abgelaufen')
  expect(text).toContain(one)
  expect(text).toContain(other)
  const mails = await database.prisma.mailDelivery.count({ where: { userId: trainer.id, template: 'invitesExpired' } })
  expect(mails).toBe(1)
  expect(await database.prisma.notification.count({ where: { userId: trainer.id, kind: 'inviteExpired' } })).toBe(2)
  expect(await list(trainer, { status: 'EXPIRED' })).toMatchObject({ total: 2 })
})
