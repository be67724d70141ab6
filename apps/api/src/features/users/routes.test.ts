import { randomUUID } from 'node:crypto'
import { audit } from '@kostbar/contracts/audit/endpoints'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { describe, expect, it } from 'vitest'
import { registration } from '../../testing/registration.ts'
import { password, useTestApp } from '../../testing/test-app.ts'

const app = useTestApp()

describe('locking an account', () => {
  it('ends sessions at once, is reported with its last day at sign-in, and can be lifted', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    await admin.call(users.lock, { params: { id: ben.id }, query: { date: '2099-12-03' } })
    await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
    await expect(ben.call(auth.refresh, { body: {} })).toMatchProblem('session_expired')
    const { status, body } = await app.visitor().exchange(auth.signin, { body: { email: ben.email, password } })
    expect(status).toBe(403)
    expect(body.msg).toBe('Du bist nicht berechtigt dich einzuloggen. Dein Konto ist bis 3. Dezember 2099 gesperrt.')
    await admin.call(users.unlock, { params: { id: ben.id } })
    await app.visitor().call(auth.signin, { body: { email: ben.email, password } })
  })

  it('is refused for past days and for oneself, and is recorded in the access log', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const lock = (id: string, date: string) => admin.call(users.lock, { params: { id }, query: { date } })
    await expect(lock(ben.id, '2020-01-01')).toMatchProblem('invalid_input', ['date'])
    await expect(lock(ben.id, 'morgen')).toMatchProblem('invalid_input', ['date'])
    await expect(lock(admin.id, '2099-12-03')).toMatchProblem('not_yourself')
    const nobody = await admin.exchange(users.lock, { params: { id: randomUUID() }, query: { date: '2099-12-03' } })
    expect([nobody.status, nobody.body.msg]).toEqual([404, 'User nicht gefunden'])
    await ben.call(users.info)
    await lock(ben.id, '2099-12-03')
    const entries = await app.infra.database.prisma.auditEntry.findMany({ where: { subjectId: ben.id } })
    expect(entries).toMatchObject([{ actorId: admin.id, action: 'user.locked', details: { lastDay: '2099-12-03' } }])
  })
})

describe('the user list', () => {
  it('is paged, newest first, and searched by parts of address and name, with LIKE wildcards escaped', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const odd = registration({ firstName: '100%_Käse\\' })
    await app.visitor().call(auth.signup, { body: odd })
    const search = (filter: string) => admin.call(users.list, { query: { filter } })
    expect((await search('100%_KÄSE\\')).items).toMatchObject([{ email: odd.email }])
    expect((await search('%%%')).total).toBe(0)
    expect((await search(odd.email.slice(1, -3))).items).toMatchObject([{ firstName: odd.firstName }])
    const { items, total } = await admin.call(users.list, { query: { page: 2, perPage: 1 } })
    expect(items).toHaveLength(1)
    expect(total).toBeGreaterThan(2)
    const first = await admin.call(users.list, { query: { perPage: 2 } })
    expect(first.items[0]?.email).toBe(odd.email)
    expect(items[0]?.id).toBe(first.items[1]?.id)
  })

  it('is searched by addresses from any character on, and by an @ in names', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const add = (firstName: string, email: string) =>
      app.visitor().call(auth.signup, { body: registration({ firstName, email }) })
    await add('Minze', 'suche_vorne.minze@kraut.test')
    await add('Melisse', 'suchexvorne.minze@kraut.test')
    await add('dill@garten', 'suche.dille@kraut.test')
    const namesMatching = async (filter: string) => {
      const { items, total } = await admin.call(users.list, { query: { filter } })
      expect(total).toBe(items.length)
      return items.map(({ firstName }) => firstName).sort()
    }
    expect(await namesMatching('SUCHE_vorne.minze@kraut.test')).toEqual(['Minze'])
    expect(await namesMatching('vorne.minze@KRAUT')).toEqual(['Melisse', 'Minze'])
    expect(await namesMatching('minze@kraut.test Me')).toEqual(['Melisse'])
    expect(await namesMatching('e_vorne.minze@')).toEqual(['Minze'])
    expect(await namesMatching('xsuche_vorne.minze@kraut.test')).toEqual([])
    expect(await namesMatching('minz@kraut.test')).toEqual([])
    expect(await namesMatching('minze@kraut.test@')).toEqual([])
    expect(await namesMatching('DILL@gar')).toEqual(['dill@garten'])
    expect(await namesMatching('kraut.test dill@garten')).toEqual(['dill@garten'])
    expect(await namesMatching('@kraut.test')).toEqual(['Melisse', 'Minze', 'dill@garten'])
  })

  it('knows when somebody was last there, even long after their session was deleted', async () => {
    const [admin, ben] = [await app.person(['ROLE_ADMIN']), await app.person()]
    const { prisma } = app.infra.database
    const lastSeenAt = new Date('2026-01-05T08:00:00Z')
    await prisma.session.deleteMany({ where: { userId: ben.id } })
    await prisma.user.update({ where: { id: ben.id }, data: { lastSeenAt } })
    const { items } = await admin.call(users.list, { query: { filter: ben.email } })
    expect(items).toMatchObject([{ id: ben.id, lastSeenAt: lastSeenAt.toISOString() }])
  })

  it('names the trainer who coaches somebody', async () => {
    const [admin, ben, mia] = [await app.person(['ROLE_ADMIN']), await app.person(), await app.person()]
    const trainer = await app.trainerOf(ben)
    await app.infra.database.prisma.user.update({
      where: { id: trainer.id },
      data: { firstName: 'Theresa', lastName: 'Berger' },
    })
    const trainerNameOf = async ({ email }: typeof ben) =>
      (await admin.call(users.list, { query: { filter: email } })).items.map(({ trainerName }) => trainerName)
    expect(await trainerNameOf(ben)).toEqual(['Theresa Berger'])
    expect(await trainerNameOf(mia)).toEqual([null])
    expect(await trainerNameOf(trainer)).toEqual([null])
    await app.infra.database.prisma.clientRelation.updateMany({
      where: { clientId: ben.id },
      data: { status: 'ARCHIVED', endedAt: new Date() },
    })
    expect(await trainerNameOf(ben)).toEqual([null])
  })

  it('refuses invalid pages and filters', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    await expect(admin.call(users.list, { query: { perPage: 101 } })).toMatchProblem('invalid_input', ['perPage'])
    await expect(admin.call(users.list, { query: { page: 0 } })).toMatchProblem('invalid_input', ['page'])
    await expect(admin.call(users.list, { query: { filter: 'a\u0000' } })).toMatchProblem('invalid_input', ['filter'])
  })

  it('counts users, trainers and admins', async () => {
    const admin = await app.person(['ROLE_ADMIN'])
    const before = await admin.call(users.counts)
    await app.person(['ROLE_TRAINER'])
    const after = await admin.call(users.counts)
    expect(after).toMatchObject({ total: before.total + 1, trainers: before.trainers + 1, admins: before.admins })
  })
})

describe('deleting an account', () => {
  it('erases its data, and no data of others', async () => {
    const ben = await app.person()
    const trainer = await app.trainerOf(ben)
    await ben.call(notes.add, { body: { title: 'meins', note: '' } })
    const fromTrainer = { params: { userId: ben.id }, body: { title: 'vom Trainer', note: '' } }
    await trainer.call(notes.addForUser, fromTrainer)
    await ben.call(users.deleteMyself)
    await expect(ben.call(users.info)).toMatchProblem('not_signed_in')
    const { pool } = app.infra.database
    const { rows: tables } = await pool.query<{ name: string; column: string }>(
      `SELECT table_name AS name, column_name AS column FROM information_schema.columns
        WHERE table_schema = 'public' AND column_name IN ('user_id', 'client_id', 'subject_id', 'author_id')`,
    )
    expect(tables.length).toBeGreaterThan(5)
    for (const { name, column } of tables) {
      const { rowCount } = await pool.query(`SELECT 1 FROM ${name} WHERE ${column} = $1`, [ben.id])
      // That the account was erased is kept, for the case that a backup brings it back.
      expect([name, rowCount]).toEqual([name, name === 'erasures' ? 1 : 0])
    }
    expect(await trainer.call(users.info)).toMatchObject({ id: trainer.id })
  })

  it('is refused to the last admin', async () => {
    const { prisma } = app.infra.database
    await prisma.user.updateMany({ where: { roles: { has: 'ROLE_ADMIN' } }, data: { roles: [] } })
    const [first, second] = [await app.person(['ROLE_ADMIN']), await app.person(['ROLE_ADMIN'])]
    const both = await Promise.allSettled([first.call(users.deleteMyself), second.call(users.deleteMyself)])
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await prisma.user.count({ where: { roles: { has: 'ROLE_ADMIN' } } })).toBe(1)
  })

  it('that is refused leaves the name of the admin in the access log', async () => {
    const { prisma, pool } = app.infra.database
    await prisma.user.updateMany({ where: { roles: { has: 'ROLE_ADMIN' } }, data: { roles: [] } })
    const [ben, ...admins] = [await app.person(), await app.person(['ROLE_ADMIN']), await app.person(['ROLE_ADMIN'])]
    for (const { id } of admins)
      await pool.query(
        `INSERT INTO audit_entries (id, actor_id, subject_id, action, details)
         SELECT uuidv7(), $1, CASE WHEN n = 1 THEN $2::uuid END, 'data.read', '{"area": "users"}'
           FROM generate_series(1, 6000) n`,
        [id, ben.id],
      )
    await Promise.allSettled(admins.map((admin) => admin.call(users.deleteMyself)))
    const { id, firstName } = await prisma.user.findFirstOrThrow({ where: { roles: { has: 'ROLE_ADMIN' } } })
    expect(await prisma.auditEntry.count({ where: { actorId: id } })).toBe(6000)
    const { items } = await ben.call(audit.accessLog, { query: {} })
    expect(items.map(({ by }) => by)).toContain(firstName)
  })
})
