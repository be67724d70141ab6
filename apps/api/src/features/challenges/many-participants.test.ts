import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { countLimit } from '@kostbar/contracts/count-limit'
import { expect, it } from 'vitest'
import type { Db } from '../../infra/database.ts'
import { countRows } from '../../infra/sql.ts'
import { setPushClock } from '../../testing/push-clock.ts'
import { useTestApp } from '../../testing/test-app.ts'
import { notificationsService } from '../notifications/service.ts'
import { enqueuePush } from '../push/service.ts'
import { challengeNoticesJob } from './jobs.ts'

const app = useTestApp()

/** Adds a challenge for everyone over seven days, with participants who have a device each. @returns its id */
async function challengeOf(participants: number, startsOn: string): Promise<string> {
  const { prisma, pool } = app.infra.database
  const days = { startsOn: new Date(startsOn), endsOn: new Date(addDays(startsOn, 6)), weekdays: [1, 2, 3, 4, 5, 6, 7] }
  const task = { title: 'Zwei Liter Wasser', task: 'WATER_ML', target: 2000, unit: 'ml', points: 1 } as const
  const { id } = await prisma.challenge.create({
    data: { ...task, ...days, audience: 'EVERYONE', names: 'INITIALS', publishedAt: new Date() },
  })
  await pool.query(
    `WITH person AS (
       INSERT INTO users (id, email, password_hash, first_name, phone_number, updated_at)
       SELECT uuidv7(), gen_random_uuid() || '@example.test', '', CASE n % 2 WHEN 0 THEN 'Mia' ELSE 'Ben' END, '', now()
         FROM generate_series(1, $2::int) n RETURNING id
     ), session AS (
       INSERT INTO sessions (id, user_id, expires_at) SELECT uuidv7(), id, '2099-01-01' FROM person RETURNING id, user_id
     ), device AS (
       INSERT INTO push_subscriptions (id, user_id, session_id, endpoint_hash, endpoint, p256dh, auth)
       SELECT uuidv7(), user_id, id, uuid_send(id), '', '', '' FROM session
     )
     INSERT INTO challenge_members (challenge_id, user_id, joined_at) SELECT $1::uuid, id, now() FROM person`,
    [id, participants],
  )
  return id
}

it('counts them up to a limit, and shows them page by page', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const id = await challengeOf(countLimit + 5, todayInVienna())
  await app.infra.database.pool.query(
    `INSERT INTO challenge_entries (user_id, challenge_id, day, amount)
     SELECT user_id, challenge_id, $2::date, row_number() OVER (ORDER BY user_id)
       FROM challenge_members WHERE challenge_id = $1`,
    [id, todayInVienna()],
  )
  const read = (page: number) => admin.call(challenges.get, { params: { id }, query: { page } })
  const [first, second] = [await read(1), await read(2)]
  expect(first).toMatchObject({ joined: countLimit, invited: 0, participants: { total: countLimit } })
  const shown = [first, second].flatMap(({ participants }) => participants.items)
  const numbers = Array.from({ length: 2 * first.participants.perPage }, (_, index) => index + 1)
  expect(shown.map(({ entries }) => entries[0]?.amount)).toEqual(numbers)
})

it('tells them of the end a batch at a time, each once, with one job for a hundred devices', async () => {
  const { database, jobs } = app.infra
  // 23:00 in Vienna: what is to be delivered waits for the morning, with the jobs that deliver it.
  await setPushClock(database.pool, '2026-12-01T22:00:00Z')
  const id = await challengeOf(1_200, addDays(todayInVienna(), -9))
  const job = challengeNoticesJob(jobs, notificationsService(database, enqueuePush(jobs)))
  const countUntold = async (db: Db) => {
    const members = db.selectFrom('challenge_members').select(countRows).where('challenge_id', '=', id)
    return (await members.where('end_told_at', 'is', null).executeTakeFirstOrThrow()).count
  }
  const untold = await database.transaction(async (tx) => {
    await job.run({}, tx)
    return countUntold(tx)
  })
  expect(untold).toBeGreaterThan(0)
  expect(untold).toBeLessThan(1_200)
  await expect.poll(() => countUntold(database.kysely)).toBe(0)
  expect(await database.prisma.notification.count({ where: { subjectId: id } })).toBe(1_200)
  expect(await database.prisma.pushDelivery.count()).toBe(1_200)
  const { rows } = await database.pool.query(`SELECT count(*)::int FROM pgboss.job WHERE name = 'deliver-pushes'`)
  expect(rows[0].count).toBeLessThan(20)
})
