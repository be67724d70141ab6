import { audit } from '@kostbar/contracts/audit/endpoints'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { countLimit, searchCountLimit } from '@kostbar/contracts/count-limit'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { Role } from '@kostbar/contracts/users/schemas'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { newId } from '../../infra/sql.ts'
import { inviteByMail, trainerWithSlots } from '../../testing/invitations.ts'
import { withOneConnection } from '../../testing/one-connection.ts'
import { untilRowIsAwaited } from '../../testing/row-locks.ts'
import { type Person, password, useTestApp } from '../../testing/test-app.ts'
import { mailService } from '../mail/service.ts'
import { notificationsService } from '../notifications/service.ts'
import { makeAdmin } from './make-admin.ts'
import { endTrialsJob, trialNoticesJob } from './trials.ts'

const app = useTestApp()

/** Sets the roles of an account that has those in the database. */
async function setRoles(by: Person, id: string, roles: Role[], trialUntil: string | null = null) {
  const { roles: from } = await app.infra.database.prisma.user.findUniqueOrThrow({ where: { id } })
  return by.call(users.setRoles, { params: { id }, body: { from, roles, trialUntil } })
}

/** Signs in again, after a change of roles has ended the sessions. */
const signInAgain = (person: Person) => person.call(auth.signin, { body: { email: person.email, password } })

const mailsTo = (userId: string, template: string) =>
  app.infra.database.prisma.mailDelivery.count({ where: { userId, template } })

const setTrialEnd = (id: string, trialUntil: Date) =>
  app.infra.database.prisma.user.update({ where: { id }, data: { trialUntil } })

const hours = (count: number) => new Date(Date.now() + count * 3_600_000)

describe('roles', () => {
  it('take effect at once, and are in the history of the account', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    await expect(ben.call(users.counts)).toMatchProblem('forbidden')
    await setRoles(admin, ben.id, ['ROLE_ADMIN', 'ROLE_TRAINER'])
    await signInAgain(ben)
    await ben.call(users.counts)
    await setRoles(admin, ben.id, ['ROLE_TRAINER'])
    await signInAgain(ben)
    await expect(ben.call(users.counts)).toMatchProblem('forbidden')
    const { items } = await admin.call(audit.ofUser, { params: { id: ben.id }, query: {} })
    expect(items).toMatchObject([
      { action: 'user.roles', details: { added: '', removed: 'ROLE_ADMIN' } },
      { action: 'user.roles', details: { added: 'ROLE_ADMIN ROLE_TRAINER', removed: '' } },
    ])
    expect(items[0]?.by).toMatch(/\S+ \S+/)
  })

  it.each<[Role[], Role[]]>([
    [[], ['ROLE_TRAINER']],
    [['ROLE_TRAINER'], ['ROLE_TRAINER', 'ROLE_ADMIN']],
    [['ROLE_ADMIN'], []],
    [[], ['ROLE_IN_APP_PURCHASE_USER']],
    [['ROLE_IN_APP_PURCHASE_USER'], []],
  ])("from %j to %j end the sessions, but not the admin's; the devices stay known", async (before, after) => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person(before)]
    const devices = () => app.infra.database.prisma.knownDevice.count({ where: { userId: ben.id } })
    await setRoles(admin, ben.id, before.toReversed())
    expect((await ben.call(users.info)).id).toBe(ben.id)
    await setRoles(admin, ben.id, after)
    await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
    expect(await devices()).toBe(1)
    expect((await admin.call(users.info)).id).toBe(admin.id)
  })

  it('that were changed meanwhile are not overwritten', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person(['ROLE_ADMIN', 'ROLE_TRAINER'])]
    const change = (from: Role[], roles: Role[]) =>
      admin.call(users.setRoles, { params: { id: ben.id }, body: { from, roles, trialUntil: null } })
    await change(['ROLE_TRAINER', 'ROLE_ADMIN'], ['ROLE_TRAINER'])
    const roles: Role[] = ['ROLE_ADMIN', 'ROLE_TRAINER', 'ROLE_IN_APP_PURCHASE_USER']
    await expect(change(['ROLE_ADMIN', 'ROLE_TRAINER'], roles)).toMatchProblem('changed_meanwhile')
    expect((await admin.call(users.get, { params: { id: ben.id } })).roles).toEqual(['ROLE_TRAINER'])
  })

  it('are replaced whatever they are by pages that do not say which they showed', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person(['ROLE_TRAINER'])]
    await admin.call(users.setRoles, { params: { id: ben.id }, body: { roles: ['ROLE_ADMIN'], trialUntil: null } })
    expect((await admin.call(users.get, { params: { id: ben.id } })).roles).toEqual(['ROLE_ADMIN'])
  })

  it('the first admin is made by a command, which ends the sessions and is in the history of the account', async () => {
    const [ben, trainer] = [await app.person(), await app.person(['ROLE_TRAINER'])]
    await makeAdmin(app.infra.database, ben.email.toUpperCase())
    await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
    await signInAgain(ben)
    const { items } = await ben.call(audit.ofUser, { params: { id: ben.id }, query: {} })
    expect(items).toMatchObject([{ action: 'user.roles', by: null, details: { added: 'ROLE_ADMIN', removed: '' } }])
    await makeAdmin(app.infra.database, trainer.email)
    expect((await ben.call(users.get, { params: { id: trainer.id } })).roles).toEqual(['ROLE_TRAINER', 'ROLE_ADMIN'])
  })

  it('the command refuses unknown and unconfirmed addresses, and leaves admins as they are', async () => {
    const { database } = app.infra
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    await database.prisma.user.update({ where: { id: ben.id }, data: { emailConfirmedAt: null } })
    await expect(makeAdmin(database, 'niemand@example.test')).rejects.toThrow('No account')
    await expect(makeAdmin(database, ben.email)).rejects.toThrow('not confirmed')
    await expect(makeAdmin(database, admin.email)).rejects.toThrow('admin already')
    expect((await ben.call(users.info)).roles).toEqual([])
    expect((await admin.call(users.info)).roles).toEqual(['ROLE_ADMIN'])
  })

  it('of oneself cannot be changed', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    await expect(setRoles(admin, admin.id, [])).toMatchProblem('not_yourself')
  })

  it('two admins who demote or lock each other at once: one of them remains', async () => {
    const { prisma } = app.infra.database
    await prisma.user.updateMany({ where: { roles: { has: 'ROLE_ADMIN' } }, data: { roles: [] } })
    for (const change of [
      (by: Person, id: string) => setRoles(by, id, []),
      (by: Person, id: string) => by.call(users.lock, { params: { id }, query: { date: '2099-12-03' } }),
    ]) {
      const [one, two] = [await app.person(['ROLE_ADMIN']), await app.person(['ROLE_ADMIN'])]
      const both = await Promise.allSettled([change(one, two.id), change(two, one.id)])
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      const lockedUntil = { OR: [{ lockedUntil: null }, { lockedUntil: { lt: new Date() } }] }
      const open = await prisma.user.findMany({ where: { roles: { has: 'ROLE_ADMIN' }, ...lockedUntil } })
      expect(open).toHaveLength(1)
      await prisma.user.updateMany({ where: { roles: { has: 'ROLE_ADMIN' } }, data: { roles: [] } })
    }
  })

  it('an admin who is left when the others are locked cannot delete the account', async () => {
    const { prisma } = app.infra.database
    await prisma.user.updateMany({ where: { roles: { has: 'ROLE_ADMIN' } }, data: { roles: [] } })
    const [admin, other] = [await app.person(['ROLE_ADMIN']), await app.person(['ROLE_ADMIN'])]
    await admin.call(users.lock, { params: { id: other.id }, query: { date: '2099-12-03' } })
    await expect(admin.call(users.deleteMyself)).toMatchProblem('last_admin')
  })

  it('a former trainer coaches nobody, and the clients are told', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const trainer = await app.trainerOf(ben)
    await setRoles(admin, trainer.id, [])
    await signInAgain(trainer)
    await expect(trainer.call(clients.list, { query: {} })).toMatchProblem('forbidden')
    const { prisma } = app.infra.database
    expect(await prisma.clientRelation.findMany({ where: { clientId: ben.id } })).toMatchObject([
      { status: 'ARCHIVED', endedBy: 'ADMIN' },
    ])
    const { items } = await ben.call(notifications.list, { query: {} })
    expect(items[0]?.text).toMatch(/^Die Begleitung mit .+ ist zu Ende\.$/)
    expect((await app.mailTo(ben.email, 'Deine Begleitung ist zu Ende')).text).toContain('begleitet dich nicht mehr')
    // The trainer's clients have not quit, so the trainer is not told about each of them.
    expect(await prisma.mailDelivery.count({ where: { userId: trainer.id } })).toBe(0)
    expect((await trainer.call(notifications.list, { query: {} })).items).toEqual([])
  })

  it('a former trainer coaches nobody who accepts an invitation at the same time', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const trainer = await trainerWithSlots(app)
    const { id } = await inviteByMail(app, trainer, ben.email)
    const { pool, prisma, transaction } = app.infra.database
    // Accepting locks the invitation before it starts the coaching.
    const { demotion } = await transaction(async (tx) => {
      await tx.updateTable('invites').set({ status: 'ACCEPTED', client_id: ben.id }).where('id', '=', id).execute()
      const demotion = setRoles(admin, trainer.id, [])
      await untilRowIsAwaited(pool)
      await tx.insertInto('client_relations').values({ id: newId, trainer_id: trainer.id, client_id: ben.id }).execute()
      return { demotion }
    })
    await demotion
    expect(await prisma.clientRelation.findMany({ where: { clientId: ben.id } })).toMatchObject([
      { status: 'ARCHIVED', endedBy: 'ADMIN' },
    ])
  })

  it('a coached member who becomes a trainer is no longer coached, and both are told', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const trainer = await app.trainerOf(ben)
    await setRoles(admin, ben.id, ['ROLE_IN_APP_PURCHASE_USER'])
    await signInAgain(ben)
    expect((await ben.call(clients.myTrainer)).trainer).not.toBeNull()
    await setRoles(admin, ben.id, ['ROLE_TRAINER'])
    await signInAgain(ben)
    expect((await ben.call(clients.myTrainer)).trainer).toBeNull()
    await app.mailTo(ben.email, 'Deine Begleitung ist zu Ende')
    await app.mailTo(trainer.email, 'wird nicht mehr von dir begleitet')
  })
})

describe('a trial', () => {
  it('needs a last day that is not over, and no other role has one', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const refused = [
      () => setRoles(admin, ben.id, ['TRIAL_MODE']),
      () => setRoles(admin, ben.id, [], '2099-12-03'),
      () => setRoles(admin, ben.id, ['TRIAL_MODE'], '2020-01-01'),
    ]
    for (const attempt of refused) await expect(attempt()).toMatchProblem('invalid_input', ['trialUntil'])
    expect((await ben.call(users.info)).roles).toEqual([])
  })

  it('opens app content until it ends; then the role goes', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    await app.infra.database.prisma.subscription.deleteMany({ where: { userId: ben.id } })
    await setRoles(admin, ben.id, ['TRIAL_MODE'], '2099-12-01')
    await signInAgain(ben)
    // Another last day is no change of roles.
    await setRoles(admin, ben.id, ['TRIAL_MODE'], '2099-12-03')
    expect(await ben.call(users.info)).toMatchObject({ hasAccess: true, trialUntil: '2099-12-03T23:00:00.000Z' })
    await setTrialEnd(ben.id, hours(-1))
    await expect(ben.call(nutritionplan.mine)).toMatchProblem('no_access')
    await app.infra.database.transaction((tx) => endTrialsJob.run({}, tx))
    expect(await ben.call(users.info)).toMatchObject({ roles: [], hasAccess: false, trialUntil: null })
  })

  it('one from before trials had an end stays open', async () => {
    const ben = await app.person(['TRIAL_MODE'])
    await app.infra.database.transaction((tx) => endTrialsJob.run({}, tx))
    expect(await ben.call(users.info)).toMatchObject({ hasAccess: true, trialUntil: null })
  })

  it('is announced three days before its end, once for each end', async () => {
    const { infra } = app
    const job = trialNoticesJob(mailService(infra.jobs), notificationsService(infra.database))
    const run = () => infra.database.transaction((tx) => job.run({}, tx))
    const ben = await app.person(['TRIAL_MODE'])
    await infra.database.prisma.subscription.deleteMany({ where: { userId: ben.id } })
    await setTrialEnd(ben.id, hours(73))
    await run()
    expect(await mailsTo(ben.id, 'trialEnding')).toBe(0)
    await setTrialEnd(ben.id, hours(71))
    await run()
    await run()
    expect(await mailsTo(ben.id, 'trialEnding')).toBe(1)
    const { items } = await ben.call(notifications.list, { query: {} })
    expect(items.map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Deine Testphase läuft noch bis \d+\. \S+ \d+\.$/),
    ])
    await setTrialEnd(ben.id, hours(48))
    await run()
    expect(await mailsTo(ben.id, 'trialEnding')).toBe(2)
  })

  it('is not announced to those who keep their access by a membership or coaching', async () => {
    const { infra } = app
    const job = trialNoticesJob(mailService(infra.jobs), notificationsService(infra.database))
    const trialOnly = await app.person(['TRIAL_MODE'])
    const paying = await app.person(['TRIAL_MODE'])
    const coached = await app.person(['TRIAL_MODE'])
    await infra.database.prisma.subscription.deleteMany({ where: { userId: { in: [trialOnly.id, coached.id] } } })
    await app.trainerOf(coached)
    for (const { id } of [trialOnly, paying, coached]) await setTrialEnd(id, hours(71))
    await infra.database.transaction((tx) => job.run({}, tx))
    for (const [person, onTrial] of [
      [trialOnly, true],
      [paying, false],
      [coached, false],
    ] as const) {
      expect(await mailsTo(person.id, 'trialEnding')).toBe(onTrial ? 1 : 0)
      expect(await person.call(users.info)).toMatchObject({ hasAccess: true, onTrial })
    }
  })
})

describe('the user list', () => {
  it('is filtered by role and lock', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const [trial, plain] = [await app.person(['TRIAL_MODE']), await app.person()]
    await admin.call(users.lock, { params: { id: trial.id }, query: { date: '2099-12-03' } })
    const ids = async (query: { role?: Role | 'MEMBER'; lock?: 'LOCKED' | 'OPEN' }) =>
      (await admin.call(users.list, { query: { perPage: 100, ...query } })).items.map(({ id }) => id)
    expect(await ids({ role: 'TRIAL_MODE', lock: 'LOCKED' })).toEqual([trial.id])
    expect(await ids({ role: 'TRIAL_MODE', lock: 'OPEN' })).not.toContain(trial.id)
    expect(await ids({ role: 'MEMBER' })).toContain(plain.id)
    expect(await ids({ role: 'MEMBER' })).not.toContain(trial.id)
    expect(await ids({ lock: 'OPEN' })).toEqual(expect.arrayContaining([admin.id, plain.id]))
  })
})

it('a search counts its matches up to a limit, and further as one goes on', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  await sql`INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, updated_at)
    SELECT uuidv7(), 'quittenbaum' || n || '@example.test', 'none', 'Quitta', 'Quittenbaum', '+43 660 1234567', now()
      FROM generate_series(1, 80) n`.execute(app.infra.database.kysely)
  const list = async (page: number) => {
    const { items, total } = await admin.call(users.list, { query: { filter: 'quittenbaum', page } })
    return { rows: items.length, total }
  }
  expect(await list(1)).toEqual({ rows: 25, total: searchCountLimit })
  expect(await list(2)).toEqual({ rows: 25, total: 75 })
  expect(await list(3)).toEqual({ rows: 25, total: 80 })
  expect(await list(4)).toEqual({ rows: 5, total: 80 })
  expect(await list(5)).toEqual({ rows: 0, total: 80 })
  const { total } = await admin.call(users.list, { query: { filter: 'quittenbaum77@' } })
  expect(total).toBe(1)
})

it('the numbers of accounts are exact up to a limit; a lock that has ended does not count', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const before = await admin.call(users.counts)
  const insert = (count: number, lockedUntil: Date) =>
    sql`INSERT INTO users (id, email, password_hash, first_name, phone_number, roles, locked_until, updated_at)
      SELECT uuidv7(), uuidv7()::text || '@gezaehlt.test', 'none', 'Zacharias', '+43 660 1234567',
             '{ROLE_TRAINER}'::"Role"[], ${lockedUntil}::timestamptz, now()
        FROM generate_series(1, ${count}::int)`.execute(app.infra.database.kysely)
  await insert(1, hours(-1))
  await insert(2, hours(1))
  const { total, trainers, admins, locked } = before
  const exact = { total: total + 3, trainers: trainers + 3, admins, locked: locked + 2 }
  expect(await admin.call(users.counts)).toEqual(exact)
  await insert(countLimit, hours(1))
  const limited = { total: countLimit, trainers: countLimit, admins, locked: countLimit }
  expect(await admin.call(users.counts)).toEqual(limited)
  const { items } = await admin.call(users.list, { query: { role: 'ROLE_TRAINER', lock: 'OPEN', perPage: 100 } })
  expect(items.map(({ email }) => email).filter((email) => email.endsWith('@gezaehlt.test'))).toHaveLength(1)
  await app.infra.database.prisma.user.deleteMany({ where: { email: { endsWith: '@gezaehlt.test' } } })
})

describe('sessions and mails', () => {
  it('an admin signs somebody out on every device', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    await admin.call(users.endSessions, { params: { id: ben.id } })
    await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
  })

  it('mails are sent again with one connection to the database at a time', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const { database } = app.infra
    await database.prisma.user.update({ where: { id: ben.id }, data: { emailConfirmedAt: null } })
    for (const mail of ['CONFIRMATION', 'PASSWORD'] as const)
      await withOneConnection(database, () => admin.call(users.resendMail, { params: { id: ben.id }, body: { mail } }))
    await expect.poll(() => mailsTo(ben.id, 'passwordReset')).toBe(1)
    expect(await mailsTo(ben.id, 'emailConfirm')).toBe(1)
  })

  it('mails are sent again: the confirmation while it is missing, and a link for a new password', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const { prisma } = app.infra.database
    const resend = (mail: 'CONFIRMATION' | 'PASSWORD') =>
      admin.call(users.resendMail, { params: { id: ben.id }, body: { mail } })
    await prisma.user.update({ where: { id: ben.id }, data: { emailConfirmedAt: null } })
    await resend('CONFIRMATION')
    expect(await mailsTo(ben.id, 'emailConfirm')).toBe(1)
    await prisma.user.update({ where: { id: ben.id }, data: { emailConfirmedAt: new Date() } })
    await expect(resend('CONFIRMATION')).toMatchProblem('email_confirmed')
    await resend('PASSWORD')
    await expect.poll(() => mailsTo(ben.id, 'passwordReset')).toBe(1)
    const { items } = await admin.call(audit.ofUser, { params: { id: ben.id }, query: {} })
    expect(items.map(({ action, details }) => [action, details])).toEqual([
      ['user.mail_resent', { mail: 'PASSWORD' }],
      ['user.mail_resent', { mail: 'CONFIRMATION' }],
    ])
  })
})
