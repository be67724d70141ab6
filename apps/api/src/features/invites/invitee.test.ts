import { auth } from '@kostbar/contracts/auth/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { recipes } from '@kostbar/contracts/recipes/endpoints'
import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { expect, it } from 'vitest'
import { unsubscribedUser } from '../../testing/checkout.ts'
import { accept, inviteByMail, trainerWithSlots } from '../../testing/invitations.ts'
import { registration } from '../../testing/registration.ts'
import { untilRowIsAwaited } from '../../testing/row-locks.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { linkPurposes } from '../mail/links.ts'

const app = useTestApp()
const prisma = () => app.infra.database.prisma

const show = (token: string) => app.visitor().call(invites.get, { params: { token } })
const decline = (token: string) => app.visitor().call(invites.decline, { params: { token } })
const eligibility = (person: Person, token: string) => person.call(invites.eligibility, { params: { token } })
const relationsOf = (clientId: string) =>
  prisma().clientRelation.findMany({ where: { clientId }, orderBy: { id: 'asc' }, include: { consents: true } })
const expire = (id: string) => prisma().invite.update({ where: { id }, data: { expiresAt: new Date() } })
const signUp = (inviteId: string, fields: { email?: string } = {}) => {
  const visitor = app.visitor()
  const body = { ...registration(fields), inviteId, inviteConsent: consentVersion }
  return { visitor, body, answer: visitor.exchange(auth.signup, { body }) }
}

it('shows who invites, to whom and what is agreed to, without saying the whole address', async () => {
  const trainer = await trainerWithSlots(app)
  await prisma().trainerProfile.create({
    data: { userId: trainer.id, headline: 'Essen mit Freude', profession: 'DIAETOLOGIE', verifiedAt: new Date() },
  })
  const { token } = await inviteByMail(app, trainer, 'mia.muster@example.test')
  expect(await show(token)).toMatchObject({
    state: 'OPEN',
    stateText: '',
    maskedEmail: 'm…@example.test',
    trainer: { headline: 'Essen mit Freude', profession: 'DIAETOLOGIE', isVerified: true, profileImage: null },
    consent: { version: consentVersion, HEALTH: expect.stringContaining('willige ein') },
  })
})

it('a new account without a subscription accepts and opens plan and recipes at once; nothing is visible before', async () => {
  const trainer = await trainerWithSlots(app, 1)
  const member = await unsubscribedUser(app)
  const { token } = await inviteByMail(app, trainer, member.email)
  await expect(trainer.call(notes.ofUser, { params: { userId: member.id } })).toMatchProblem('forbidden')
  expect((await trainer.call(clients.list, { query: {} })).items).toEqual([])
  await expect(member.call(nutritionplan.mine)).toMatchProblem('no_access')
  expect(await eligibility(member, token)).toEqual({
    obstacle: null,
    isOtherAddress: false,
    currentTrainer: null,
    hasAccepted: false,
  })
  await accept(member, token)
  await member.call(nutritionplan.mine)
  await member.call(recipes.list, { query: {} })
  await trainer.call(notes.ofUser, { params: { userId: member.id } })
  const [relation] = await relationsOf(member.id)
  expect(relation).toMatchObject({ trainerId: trainer.id, status: 'ACTIVE', origin: 'INVITED' })
  expect(relation?.consents).toMatchObject([{ kind: 'COACHING', version: consentVersion, revokedAt: null }])
  expect(await prisma().consent.count({ where: { userId: member.id, kind: 'HEALTH', revokedAt: null } })).toBe(1)
  expect(await trainer.call(subscriptions.slotUsage)).toMatchObject({ used: 1, openInvitations: 0 })
  await app.mailTo(trainer.email, 'hat deine Einladung angenommen')
  expect(await prisma().notification.count({ where: { userId: trainer.id, kind: 'inviteAccepted' } })).toBe(1)
})

it('accepting twice is harmless, also in two tabs at once; nobody else can accept it any more', async () => {
  const trainer = await trainerWithSlots(app)
  const member = await app.person()
  const { token } = await inviteByMail(app, trainer, member.email)
  await Promise.all([accept(member, token), accept(member, token), accept(member, token)])
  await accept(member, token)
  expect(await relationsOf(member.id)).toHaveLength(1)
  expect(await eligibility(member, token)).toMatchObject({ hasAccepted: true })
  expect((await show(token)).state).toBe('ACCEPTED')
  const other = await app.person()
  await expect(accept(other, token, { otherAddress: true })).toMatchProblem('invite_closed')
  await expect(decline(token)).toMatchProblem('invite_closed')
})

it('needs the present consent, and a confirmation by an account with another address', async () => {
  const trainer = await trainerWithSlots(app)
  const { token } = await inviteByMail(app, trainer, 'andere@example.test')
  const member = await app.person()
  const body = { consent: '2020-01', otherAddress: true }
  await expect(member.call(invites.accept, { params: { token }, body })).toMatchProblem('consent_outdated')
  await expect(accept(member, token)).toMatchProblem('other_address')
  expect(await eligibility(member, token)).toMatchObject({ isOtherAddress: true })
  await accept(member, token, { otherAddress: true })
  expect(await relationsOf(member.id)).toHaveLength(1)
})

it('changes the trainer in one transaction after a confirmation that names the old one; both are mailed', async () => {
  const member = await app.person()
  const old = await app.trainerOf(member)
  const next = await trainerWithSlots(app)
  const { token } = await inviteByMail(app, next, member.email)
  const { firstName } = await old.call(users.info)
  const refused = await member.exchange(invites.accept, { params: { token }, body: { consent: consentVersion } })
  expect([refused.status, refused.body.code]).toEqual([409, 'has_trainer'])
  expect(refused.body.msg).toContain(firstName)
  expect((await eligibility(member, token)).currentTrainer).toMatchObject({ firstName })
  await accept(member, token, { switchTrainer: true })
  expect(await relationsOf(member.id)).toMatchObject([
    { trainerId: old.id, status: 'ARCHIVED', endedBy: 'SWITCH' },
    { trainerId: next.id, status: 'ACTIVE', endedBy: null },
  ])
  await expect(old.call(notes.ofUser, { params: { userId: member.id } })).toMatchProblem('forbidden')
  await next.call(notes.ofUser, { params: { userId: member.id } })
  await app.mailTo(old.email, '')
  await app.mailTo(next.email, 'hat deine Einladung angenommen')
})

it('two invitations accepted at once leave one trainer', async () => {
  const member = await app.person()
  const trainers = [await trainerWithSlots(app), await trainerWithSlots(app)]
  const tokens = await Promise.all(
    trainers.map(async (trainer) => (await inviteByMail(app, trainer, member.email)).token),
  )
  await Promise.allSettled(tokens.map((token) => accept(member, token, { switchTrainer: true })))
  const live = (await relationsOf(member.id)).filter(({ status }) => status !== 'ARCHIVED')
  expect(live).toHaveLength(1)
})

it('names the trainer who takes the coaching up again while an invitation is accepted', async () => {
  const { pool, transaction } = app.infra.database
  const member = await app.person()
  const old = await app.trainerOf(member)
  const next = await trainerWithSlots(app)
  const { token } = await inviteByMail(app, next, member.email)
  await old.call(clients.archive, { params: { id: member.id } })
  const { firstName } = await old.call(users.info)
  const { accepting } = await transaction(async (tx) => {
    // As the trainer's `reactivate` does.
    await tx.updateTable('client_relations').set({ status: 'ACTIVE' }).where('client_id', '=', member.id).execute()
    const body = { consent: consentVersion }
    const accepting = Promise.all([member.exchange(invites.accept, { params: { token }, body })])
    await untilRowIsAwaited(pool)
    return { accepting }
  })
  const msg = expect.stringContaining(firstName)
  expect(await accepting).toMatchObject([{ status: 409, body: { code: 'has_trainer', msg } }])
  await accept(member, token, { switchTrainer: true })
  expect(await relationsOf(member.id)).toMatchObject([
    { trainerId: old.id, status: 'ARCHIVED', endedBy: 'SWITCH' },
    { trainerId: next.id, status: 'ACTIVE' },
  ])
})

it('accepting again from the own trainer starts no second coaching', async () => {
  const member = await app.person()
  const trainer = await trainerWithSlots(app)
  const first = await inviteByMail(app, trainer, member.email)
  const second = await inviteByMail(app, trainer, 'zweite@example.test')
  await accept(member, first.token)
  await accept(member, second.token, { otherAddress: true })
  expect(await relationsOf(member.id)).toHaveLength(1)
  expect(await trainer.call(subscriptions.slotUsage)).toMatchObject({ used: 1, openInvitations: 0 })
})

it('accepting again from the own trainer gives the consents that were revoked', async () => {
  const member = await app.person()
  const trainer = await trainerWithSlots(app)
  const first = await inviteByMail(app, trainer, member.email)
  const second = await inviteByMail(app, trainer, 'nochmal@example.test')
  await accept(member, first.token)
  await member.call(health.revokeConsent)
  await accept(member, second.token, { otherAddress: true })
  const [relation] = await relationsOf(member.id)
  expect(relation?.consents.filter(({ revokedAt }) => revokedAt === null)).toMatchObject([{ kind: 'COACHING' }])
  expect((await member.call(health.consent)).trainer).toMatchObject({ mayRead: true })
})

it('is not for trainers and admins, nor for the inviting trainer', async () => {
  const trainer = await trainerWithSlots(app)
  const { token } = await inviteByMail(app, trainer, 'profi@example.test')
  for (const person of [await app.person(['ROLE_TRAINER']), await app.person(['ROLE_ADMIN']), trainer]) {
    expect((await eligibility(person, token)).obstacle).toBeTruthy()
    await expect(accept(person, token, { otherAddress: true })).toMatchProblem('invite_not_for_you')
  }
  expect((await show(token)).state).toBe('OPEN')
})

it('expired, revoked, declined and replaced ones say so and cannot be accepted', async () => {
  const trainer = await trainerWithSlots(app)
  const member = await app.person()
  const invited = async (name: string) => inviteByMail(app, trainer, `${name}@example.test`)
  const [expired, revoked, declined] = [await invited('alt'), await invited('weg'), await invited('nein')]
  await expire(expired.id)
  await trainer.call(invites.revoke, { params: { id: revoked.id } })
  await decline(declined.token)
  await decline(declined.token)
  const states = { EXPIRED: expired, REVOKED: revoked, DECLINED: declined }
  for (const [state, { token }] of Object.entries(states)) {
    const invitation = await show(token)
    expect(invitation.state).toBe(state)
    expect(invitation.stateText).not.toBe('')
    const { status, body } = await member.exchange(invites.accept, {
      params: { token },
      body: { consent: consentVersion },
    })
    expect([status, body.code, body.msg]).toEqual([409, 'invite_closed', invitation.stateText])
  }
  await app.mailTo(trainer.email, 'wurde abgelehnt')
  expect(await relationsOf(member.id)).toEqual([])
})

it('is not for a member who becomes a trainer while accepting it', async () => {
  const member = await app.person()
  const { token } = await inviteByMail(app, await trainerWithSlots(app), member.email)
  const { pool, transaction } = app.infra.database
  const { accepting } = await transaction(async (tx) => {
    await tx
      .updateTable('users')
      .set({ roles: ['ROLE_TRAINER'] })
      .where('id', '=', member.id)
      .execute()
    const body = { consent: consentVersion }
    const accepting = Promise.all([member.exchange(invites.accept, { params: { token }, body })])
    await untilRowIsAwaited(pool)
    return { accepting }
  })
  expect(await accepting).toMatchObject([{ status: 403, body: { code: 'invite_not_for_you' } }])
  expect(await relationsOf(member.id)).toEqual([])
})

it('waits while the trainer is locked or has lapsed slots', async () => {
  const trainer = await trainerWithSlots(app)
  const member = await app.person()
  const { token } = await inviteByMail(app, trainer, member.email)
  const setLock = (lockedUntil: Date | null) =>
    prisma().user.update({ where: { id: trainer.id }, data: { lockedUntil } })
  await setLock(new Date('2099-01-01'))
  expect((await show(token)).state).toBe('UNAVAILABLE')
  await expect(accept(member, token)).toMatchProblem('invite_closed')
  await setLock(null)
  await app.lapseSlots(trainer)
  expect((await show(token)).state).toBe('UNAVAILABLE')
  const paid = { status: 'ACTIVE', pastDueSince: null } as const
  await prisma().subscription.updateMany({ where: { userId: trainer.id }, data: paid })
  await accept(member, token)
})

it('garbage, cut and foreign tokens are no invitation', async () => {
  const trainer = await trainerWithSlots(app)
  const { id, token } = await inviteByMail(app, trainer, 'muell@example.test')
  const { links } = app.infra
  const forged = [
    'garbage',
    token.slice(0, -1),
    `${id}.${token.split('.')[1]}`,
    id,
    links.create(linkPurposes.passwordReset, id),
    links.create(linkPurposes.passwordReset, `${id}~1`),
    links.create(linkPurposes.newsletterConfirm, `${id}~1`),
  ]
  for (const wrong of forged) {
    await expect(show(wrong)).toMatchProblem('link_invalid')
    await expect(accept(trainer, wrong)).toMatchProblem('link_invalid')
    await expect(decline(wrong)).toMatchProblem('link_invalid')
    const { answer, body } = signUp(wrong)
    expect((await answer).body.code).toBe('link_invalid')
    expect(await prisma().user.count({ where: { email: body.email } })).toBe(0)
  }
  expect((await show(token)).state).toBe('OPEN')
})

it('a sign-up accepts in its transaction, with the consents; also with another address', async () => {
  const trainer = await trainerWithSlots(app)
  const email = 'neu.hier@example.test'
  const { token } = await inviteByMail(app, trainer, email)
  const { visitor, answer } = signUp(token, { email })
  expect((await answer).status).toBe(200)
  const account = await visitor.call(users.info)
  expect(account).toMatchObject({ hasAccess: true, emailConfirmed: true })
  await app.mailTo(email, 'Willkommen bei Kostbar')
  expect(await relationsOf(account.id)).toMatchObject([{ trainerId: trainer.id, consents: [{ kind: 'COACHING' }] }])
  const again = signUp(token)
  expect((await again.answer).body.code).toBe('invite_closed')
  expect(await prisma().user.count({ where: { email: again.body.email } })).toBe(0)
  const { token: forwarded } = await inviteByMail(app, trainer, 'weitergeleitet@example.test')
  const other = signUp(forwarded)
  expect((await other.answer).status).toBe(200)
  expect((await other.visitor.call(users.info)).emailConfirmed).toBe(false)
})

it('a sign-up needs the consent, and leaves the invitation open when the address is taken', async () => {
  const trainer = await trainerWithSlots(app)
  const { token } = await inviteByMail(app, trainer, 'ohne@example.test')
  const body = { ...registration(), inviteId: token }
  await expect(app.visitor().call(auth.signup, { body })).toMatchProblem('invalid_input', ['inviteConsent'])
  const account = await app.account()
  expect((await signUp(token, { email: account.email }).answer).body.code).toBe('email_taken')
  expect((await show(token)).state).toBe('OPEN')
})

it('is gone with the accounts: of the trainer, and of the invited person', async () => {
  const trainer = await trainerWithSlots(app)
  const member = await app.person()
  const { token } = await inviteByMail(app, trainer, member.email)
  const { token: other } = await inviteByMail(app, trainer, 'bleibt@example.test')
  await member.call(users.deleteMyself)
  await expect(show(token)).toMatchProblem('link_invalid')
  await trainer.call(users.deleteMyself)
  await expect(show(other)).toMatchProblem('link_invalid')
})
