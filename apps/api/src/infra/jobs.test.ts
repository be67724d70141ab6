import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../testing/checkout.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './database.ts'
import { type Job, type Jobs, openJobs } from './jobs.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pool: pg.Pool
let jobs: Jobs
const told: unknown[] = []

const open = () => openJobs(database.url, (error) => told.push(error))

beforeAll(async () => {
  database = await createTestDatabase()
  pool = new pg.Pool({ connectionString: database.url })
  jobs = await open()
})
afterAll(async () => {
  await jobs.close()
  await pool.end()
  await database.drop()
})

interface Limits {
  expire_seconds: number
  retry_limit: number
  retry_delay: number
  retry_delay_max: number
}

const limitsOf = async (name: string) =>
  (await pool.query<Limits>('SELECT * FROM pgboss.queue WHERE name = $1', [name])).rows[0]

it('processes jobs while one job of every other kind hangs', async () => {
  const answer = Promise.withResolvers<void>()
  const waiting = Array.from(
    { length: 15 },
    (_, index): Job => ({ name: `waiting-${index}`, run: () => answer.promise }),
  )
  const quick = { name: 'quick', run: vi.fn(async () => {}) }
  await jobs.work([...waiting, quick])
  for (const job of waiting) await jobs.send(job, {})
  await eventually('all of them are at work', async () => {
    const active = await pool.query(`SELECT 1 FROM pgboss.job WHERE name LIKE 'waiting-%' AND state = 'active'`)
    return active.rowCount === waiting.length
  })
  await jobs.send(quick, {})
  await eventually('the quick one is done', async () => quick.run.mock.calls.length === 1).finally(() =>
    answer.resolve(),
  )
  expect(told).toEqual([])
})

it('retries failed jobs for about a day', async () => {
  const { retry_limit: tries = 0, retry_delay: delay = 0, retry_delay_max: most = 0 } = (await limitsOf('quick')) ?? {}
  // pg-boss doubles the wait each time and shortens it at random by up to half.
  const waits = Array.from({ length: tries }, (_, index) => Math.min(most, delay * 2 ** index))
  const hours = waits.reduce((sum, seconds) => sum + seconds, 0) / 3600
  expect(hours).toBeGreaterThan(23)
  expect(hours).toBeLessThan(28)
})

it('updates the limits of queues created by an earlier release', async () => {
  await pool.query(`UPDATE pgboss.queue SET expire_seconds = 7, retry_limit = 1 WHERE name = 'quick'`)
  const next = await open()
  await next.work([{ name: 'quick', limitSeconds: 300, run: async () => {} }])
  expect(await limitsOf('quick')).toMatchObject({ expire_seconds: 300, retry_limit: 18 })
  await next.close()
})

it('leaves queues and schedules as they are that an earlier process prepared in the same way', async () => {
  const job: Job = { name: 'scheduled', cron: '0 3 * * *', run: async () => {} }
  await jobs.work([job])
  const prepared = async () => {
    const { rows } = await pool.query<{ cron: string; queue: string; schedule: string }>(
      `SELECT s.cron, q.updated_on::text AS queue, s.updated_on::text AS schedule
         FROM pgboss.queue q JOIN pgboss.schedule s USING (name) WHERE q.name = 'scheduled'`,
    )
    return rows[0]
  }
  const first = await prepared()
  expect(first).toMatchObject({ cron: '0 3 * * *' })
  const next = await open()
  await next.work([job])
  expect(await prepared()).toEqual(first)
  await next.work([{ ...job, cron: '0 4 * * *' }])
  expect(await prepared()).toMatchObject({ cron: '0 4 * * *', queue: first?.queue })
  await next.close()
})

it('starts a job at once, on a process that did not enqueue it, and only when its transaction commits', async () => {
  const worker = await open()
  const ran: number[] = []
  const job: Job = { name: 'notified', run: async () => void ran.push(performance.now()) }
  await worker.work([job])
  const app = openDatabase(database.url, 2, (error) => told.push(error))
  const waits: number[] = []
  for (let count = 1; count <= 5; count += 1) {
    await app.transaction(async (tx) => {
      await jobs.send(job, {}, tx)
      expect(ran).toHaveLength(count - 1)
    })
    const committed = performance.now()
    await expect.poll(() => ran.length, { interval: 5 }).toBe(count)
    waits.push((ran.at(-1) ?? 0) - committed)
  }
  // Polled every 2 s, five jobs in a row take 10 s.
  expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(5000)
  await app.close()
  await worker.close()
})

it('gives a job that was inserted without data an empty object', async () => {
  const job = { name: 'by-hand', run: vi.fn(async () => {}) }
  await jobs.work([job])
  await pool.query(`INSERT INTO pgboss.job (name) VALUES ('by-hand')`)
  await expect.poll(() => job.run.mock.calls).toEqual([[{}, expect.anything()]])
})

it('starts jobs of a higher priority first', async () => {
  const ran: string[] = []
  const job: Job<{ id: string }> = { name: 'ranked', run: async ({ id }) => void ran.push(id) }
  // Without a worker at first, so that they wait together.
  await jobs.work([{ ...job, concurrency: 0 }])
  await jobs.sendMany(job, [{ id: 'first' }, { id: 'second' }])
  await jobs.send(job, { id: 'urgent' }, undefined, { priority: 1 })
  await jobs.work([job])
  await expect.poll(() => ran).toEqual(['urgent', 'first', 'second'])
})

it('runs as many jobs of a kind at the same time as it says', async () => {
  const answers = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  let started = 0
  const run = () => answers[started++]?.promise ?? Promise.resolve()
  await jobs.work([{ name: 'parallel', concurrency: 2, run }])
  await jobs.sendMany({ name: 'parallel' }, [{}, {}, {}, {}, {}])
  await expect.poll(() => started).toBe(2)
  // The first two hold both workers until one of them is done.
  answers[1]?.resolve()
  await expect.poll(() => started).toBe(3)
  for (const { resolve } of answers) resolve()
  await expect.poll(() => started).toBe(5)
})
