import { randomUUID } from 'node:crypto'
import { createServer, type Server, type Socket } from 'node:net'
import { push } from '@kostbar/contracts/push/endpoints'
import { status } from '@kostbar/contracts/status/endpoints'
import type { StatusPart } from '@kostbar/contracts/status/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { contentCheck } from '../../infra/content-check.ts'
import { openDatabase } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { openMailer } from '../../infra/mailer.ts'
import { openPayments, unconfiguredPayments } from '../../infra/payments/payments.ts'
import { unconfiguredPush } from '../../infra/push/push.ts'
import { openStorage } from '../../infra/storage.ts'
import { origin, useTestApp } from '../../testing/test-app.ts'
import { startTestStorage, testStorageAccess } from '../../testing/test-storage.ts'
import type { StatusCheck } from './check.ts'
import { statusChecks } from './checks.ts'
import { statusService } from './service.ts'
import { listStuck } from './stuck.ts'

const app = useTestApp()

/** Server that accepts connections and never answers. */
let silent: Server
let port: number
const sockets = new Set<Socket>()
beforeAll(async () => {
  silent = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
  port = (silent.address() as { port: number }).port
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  await new Promise((resolve) => silent.close(resolve))
})

const failures = vi.fn()
const checksOf = (infra: Partial<Infra>) =>
  statusChecks({ ...app.infra, checkContent: async () => undefined, ...infra })
const serviceOf = (infra: Partial<Infra>, only?: readonly StatusPart[]) =>
  statusService(
    {
      checks: checksOf(infra).filter(({ part }) => !only || only.includes(part)),
      listStuck: () => listStuck((infra.database ?? app.infra.database).kysely),
    },
    failures,
  )
const statesOf = async (service: ReturnType<typeof serviceOf>) =>
  Object.fromEntries((await service.current()).parts.map(({ part, state }) => [part, state]))

const url = (protocol: string) => `${protocol}://127.0.0.1:${port}`

/** Services whose server never answers, and the parts that are down then. */
const hanging: Record<string, { open: () => Partial<Infra>; down: StatusPart[] }> = {
  database: {
    open: () => ({ database: openDatabase(`${url('postgresql')}/kostbar`, 4, () => undefined) }),
    down: ['DATABASE', 'MIGRATIONS', 'JOBS', 'PAYMENTS'],
  },
  'object storage': {
    open: () => ({
      storage: openStorage({
        endpoint: url('http'),
        region: 'eu-central-1',
        bucket: 'kostbar',
        accessKey: 'a',
        secretKey: 'b',
      }),
    }),
    down: ['STORAGE'],
  },
  'content service': { open: () => ({ checkContent: contentCheck(url('http'), 'token') }), down: ['CONTENT'] },
  'payment service': {
    open: () => ({
      payments: openPayments({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1', apiUrl: url('http') }),
    }),
    down: ['PAYMENTS'],
  },
  'mail server': { open: () => ({ mailer: openMailer(url('smtp'), 'a@example.test') }), down: ['MAIL'] },
}

describe('a part that hangs', () => {
  it.each(Object.entries(hanging))(
    '%s: turns its line, and the answer comes in time',
    async (_name, { open, down }) => {
      // One part that certainly works: on a busy machine, real parts may be slow.
      const fine: StatusCheck = { part: 'PUSH', check: async () => ({}) }
      const checks = checksOf(open()).filter(({ part }) => down.includes(part))
      const service = statusService({ checks: [...checks, fine], listStuck: async () => [] }, failures)
      const begin = performance.now()
      const { parts } = await service.current()
      const duration = performance.now() - begin
      expect(parts.map(({ part, state }) => [part, state])).toEqual([
        ...down.map((part) => [part, 'DOWN']),
        ['PUSH', 'OK'],
      ])
      expect(duration).toBeGreaterThan(1900)
      // Time limit of two seconds plus what a busy machine may need; the server never answers.
      expect(duration).toBeLessThan(15_000)
    },
  )
})

it('a part that stops turns its line at once, remembers its last success, and comes back', async () => {
  let isStopped = false
  const service = serviceOf({
    checkContent: async () => {
      if (isStopped) throw new Error('connect ECONNREFUSED')
    },
  })
  const content = async () => (await service.current()).parts.find(({ part }) => part === 'CONTENT')
  const before = await content()
  expect(before?.state).toBe('OK')
  isStopped = true
  failures.mockClear()
  expect(await content()).toMatchObject({ state: 'DOWN', lastOkAt: before?.lastOkAt })
  expect(failures).toHaveBeenCalledWith('CONTENT', expect.any(Error))
  isStopped = false
  expect(await content()).toMatchObject({ state: 'OK' })
})

it('says that the storage is down when its bucket does not exist', async () => {
  const { storage, endpoint, drop } = await startTestStorage(origin)
  const missing = openStorage({ ...testStorageAccess, bucket: 'other', endpoint })
  expect(await statesOf(serviceOf({ storage }, ['STORAGE']))).toEqual({ STORAGE: 'OK' })
  expect(await statesOf(serviceOf({ storage: missing }, ['STORAGE']))).toEqual({ STORAGE: 'DOWN' })
  missing.close()
  await drop()
})

it('says which parts are not configured', async () => {
  const missing = { checkContent: undefined, payments: unconfiguredPayments, push: unconfiguredPush }
  const states = await statesOf(serviceOf(missing))
  const { CONTENT, PAYMENTS, PUSH } = states
  expect([CONTENT, PAYMENTS, PUSH]).toEqual(['NOT_CONFIGURED', 'NOT_CONFIGURED', 'NOT_CONFIGURED'])
})

it('counts missing migrations, and seconds for which a job has been waiting', async () => {
  const { kysely } = app.infra.database
  const find = async (part: StatusPart) => (await serviceOf({}, [part]).current()).parts[0]
  expect(await find('MIGRATIONS')).toMatchObject({ state: 'OK', count: 0 })
  await sql`UPDATE _prisma_migrations SET finished_at = NULL WHERE migration_name LIKE '%_foundation'`.execute(kysely)
  expect(await find('MIGRATIONS')).toMatchObject({ state: 'DOWN', count: 1 })
  await sql`UPDATE _prisma_migrations SET finished_at = now() WHERE migration_name LIKE '%_foundation'`.execute(kysely)
  // Jobs of a queue without a worker, so that they stay.
  await sql`SELECT pgboss.create_queue('status-test', '{"policy":"standard"}')`.execute(kysely)
  for (const [minutes, state] of [
    [2, 'SLOW'],
    [11, 'DOWN'],
  ] as const) {
    await sql`INSERT INTO pgboss.job (name, start_after) VALUES ('status-test', now() - make_interval(mins => ${minutes}))`.execute(
      kysely,
    )
    expect(await find('JOBS')).toMatchObject({ state, count: expect.any(Number) })
  }
  await sql`DELETE FROM pgboss.job WHERE name = 'status-test'`.execute(kysely)
})

it('checks once for several admins who ask at the same time', async () => {
  const checkContent = vi.fn(async () => undefined)
  const service = serviceOf({ checkContent })
  await Promise.all([service.current(), service.current(), service.current()])
  expect(checkContent).toHaveBeenCalledOnce()
})

it('answers admins with version and uptime, and says nothing about addresses or secrets', async () => {
  const admin = await app.person(['ROLE_ADMIN'])
  const answer = await admin.call(status.current)
  expect(answer.version).toMatch(/^\d+\.\d+\.\d+/)
  expect(Date.parse(answer.startedAt)).toBeLessThan(Date.now())
  expect(answer.parts.map(({ part }) => part)).toContain('DATABASE')
  expect(JSON.stringify(answer)).not.toMatch(/127\.0\.0\.1|postgres|sk_test/)
})

it('counts the seconds for which a push delivery has been waiting', async () => {
  const ben = await app.person()
  await ben.call(push.subscribe, { body: app.push.devices.subscribe('status') })
  const { prisma } = app.infra.database
  const { id: subscriptionId } = await prisma.pushSubscription.findFirstOrThrow({ where: { userId: ben.id } })
  const find = async () => (await serviceOf({}, ['PUSH']).current()).parts[0]
  expect(await find()).toMatchObject({ state: 'OK', count: 0 })
  for (const [minutes, state] of [
    [2, 'SLOW'],
    [11, 'DOWN'],
  ] as const) {
    const dueAt = new Date(Date.now() - minutes * 60_000)
    const data = { userId: ben.id, notificationId: randomUUID(), subscriptionId, dueAt }
    await prisma.pushDelivery.create({ data })
    expect(await find()).toMatchObject({ state, count: expect.any(Number) })
  }
  await prisma.pushDelivery.deleteMany({ where: { userId: ben.id } })
  // After a failure of its push service, a delivery waits for its next attempt.
  const dueAt = new Date(Date.now() + 60_000)
  await prisma.pushDelivery.create({
    data: { userId: ben.id, notificationId: randomUUID(), subscriptionId, dueAt, attempts: 1 },
  })
  expect(await find()).toMatchObject({ state: 'SLOW', count: 0 })
})

it('lists what was not done although it was tried, by kind and oldest first', async () => {
  const { kysely, prisma } = app.infra.database
  const stuck = async () => (await serviceOf({}, []).current()).stuck
  expect(await stuck()).toEqual([])
  await sql`SELECT pgboss.create_queue('status-failed', '{"policy":"standard"}')`.execute(kysely)
  const add = (state: string, data: object, day: number) =>
    sql`INSERT INTO pgboss.job (name, state, data, created_on, completed_on)
        VALUES ('status-failed', ${state}::pgboss.job_state, ${JSON.stringify(data)}::jsonb,
                ${`2026-11-0${day}`}::timestamptz, ${`2026-11-0${day}`}::timestamptz)`.execute(kysely)
  // A scheduled run that failed does not count any more once a later one has succeeded.
  await add('failed', {}, 1)
  await add('completed', {}, 2)
  await add('failed', { id: 'a' }, 3)
  await add('failed', { id: 'b' }, 4)
  await add('failed', {}, 5)
  await sql`INSERT INTO pgboss.job (name, state, data) VALUES ('payment-event', 'failed', '{"id":"evt_old"}')`.execute(
    kysely,
  )
  const event = { type: 'invoice.paid', objectId: null }
  await prisma.paymentEvent.createMany({
    data: [
      { ...event, id: 'evt_old', receivedAt: new Date('2026-11-02') },
      { ...event, id: 'evt_new' },
      { ...event, id: 'evt_done', receivedAt: new Date('2026-11-01'), processedAt: new Date() },
    ],
  })
  expect(await stuck()).toEqual([
    { kind: 'PAYMENT_EVENT', name: 'invoice.paid', count: 1, oldestAt: new Date('2026-11-02') },
    { kind: 'JOB', name: 'status-failed', count: 3, oldestAt: new Date('2026-11-03') },
  ])
  await sql`DELETE FROM pgboss.job WHERE name IN ('status-failed', 'payment-event')`.execute(kysely)
  await prisma.paymentEvent.deleteMany()
})

it('says that it does not know what is stuck while the database does not answer', async () => {
  const database = openDatabase(`${url('postgresql')}/kostbar`, 4, () => undefined)
  expect((await serviceOf({ database }, []).current()).stuck).toBeNull()
  expect(failures).toHaveBeenCalledWith('STUCK', expect.any(Error))
})
