import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { countQueries } from '../../testing/record-statements.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { liveSessions } from './live-sessions.ts'

const app = useTestApp()

async function sessionOf({ id: userId }: Person) {
  const { id } = await app.infra.database.prisma.session.findFirstOrThrow({ where: { userId } })
  return { userId, sessionId: id }
}

it('loads all sessions of one event-loop turn with one query', async () => {
  const { kysely, pool, prisma } = app.infra.database
  const anna = await sessionOf(await app.person(['ROLE_TRAINER']))
  const ben = await sessionOf(await app.person())
  const revoked = await sessionOf(await app.person())
  await prisma.session.update({ where: { id: revoked.sessionId }, data: { revokedAt: new Date() } })
  const loader = liveSessions(kysely)
  const claims = [
    ben,
    { ...ben, userId: anna.userId },
    anna,
    revoked,
    { ...anna, sessionId: randomUUID() },
    { ...anna, userId: ben.userId },
    ben,
  ]
  const queries = await countQueries(pool, async () => {
    const actors = await Promise.all(claims.map((claim) => loader.load(claim)))
    const asBen = { id: ben.userId, sessionId: ben.sessionId, roles: [], hasAccess: true, hasSecondFactor: false }
    const asAnna = {
      id: anna.userId,
      sessionId: anna.sessionId,
      roles: ['ROLE_TRAINER'],
      hasAccess: true,
      hasSecondFactor: false,
    }
    expect(actors).toEqual([asBen, null, asAnna, null, null, null, asBen])
  })
  expect(queries).toBe(1)
})

it('caches nothing', async () => {
  const { kysely, prisma } = app.infra.database
  const ben = await sessionOf(await app.person())
  const loader = liveSessions(kysely)
  expect(await loader.load(ben)).toMatchObject({ id: ben.userId })
  await prisma.user.update({ where: { id: ben.userId }, data: { roles: ['ROLE_ADMIN'] } })
  expect(await loader.load(ben)).toMatchObject({ roles: ['ROLE_ADMIN'] })
  await prisma.session.update({ where: { id: ben.sessionId }, data: { revokedAt: new Date() } })
  expect(await loader.load(ben)).toBeNull()
})

it.each([1, 4, 16])('is planned once for %i sessions, not at each execution', async (count) => {
  const session = await sessionOf(await app.person())
  const sessions = [session, ...Array.from({ length: count - 1 }, () => ({ ...session, sessionId: randomUUID() }))]
  const { rows } = await app.infra.database.kysely.connection().execute(async (db) => {
    for (let run = 0; run < 20; run++) await Promise.all(sessions.map((claim) => liveSessions(db).load(claim)))
    return sql<{ plans: number }>`
      SELECT custom_plans::int AS plans FROM pg_prepared_statements WHERE statement LIKE '%"hasSecondFactor"%'`.execute(
      db,
    )
  })
  // PostgreSQL plans the first five executions of a prepared statement with their values, then reuses a generic plan.
  expect(Math.max(...rows.map(({ plans }) => plans))).toBe(5)
})
