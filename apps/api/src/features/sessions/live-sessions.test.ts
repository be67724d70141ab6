import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { countQueries } from '../../testing/count-queries.ts'
import { type Person, useTestApp } from '../../testing/test-app.ts'
import { liveSessions } from './live-sessions.ts'

const app = useTestApp()

async function sessionOf({ id: userId }: Person) {
  const { id } = await app.infra.database.prisma.session.findFirstOrThrow({ where: { userId } })
  return { userId, sessionId: id }
}

it('answers callers of the same moment with one query, each for themselves', async () => {
  const { pool, prisma } = app.infra.database
  const anna = await sessionOf(await app.person(['ROLE_TRAINER']))
  const ben = await sessionOf(await app.person())
  const gone = await sessionOf(await app.person())
  await prisma.session.update({ where: { id: gone.sessionId }, data: { revokedAt: new Date() } })
  const alive = liveSessions(pool)
  const asked = [
    ben,
    { ...ben, userId: anna.userId },
    anna,
    gone,
    { ...anna, sessionId: randomUUID() },
    { ...anna, userId: ben.userId },
    ben,
  ]
  const queries = await countQueries(pool, async () => {
    const told = await Promise.all(asked.map((claims) => alive.load(claims)))
    const asBen = { id: ben.userId, sessionId: ben.sessionId, roles: [], hasAccess: true }
    const asAnna = { id: anna.userId, sessionId: anna.sessionId, roles: ['ROLE_TRAINER'], hasAccess: true }
    expect(told).toEqual([asBen, null, asAnna, null, null, null, asBen])
  })
  expect(queries).toBe(1)
})

it('remembers nothing', async () => {
  const { pool, prisma } = app.infra.database
  const ben = await sessionOf(await app.person())
  const alive = liveSessions(pool)
  expect(await alive.load(ben)).toMatchObject({ id: ben.userId })
  await prisma.user.update({ where: { id: ben.userId }, data: { roles: ['ROLE_ADMIN'] } })
  expect(await alive.load(ben)).toMatchObject({ roles: ['ROLE_ADMIN'] })
  await prisma.session.update({ where: { id: ben.sessionId }, data: { revokedAt: new Date() } })
  expect(await alive.load(ben)).toBeNull()
})
