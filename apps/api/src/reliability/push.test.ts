import { createHash, randomInt, randomUUID } from 'node:crypto'
import { buildPushService } from '@kostbar/stand-in-push/http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import webPush from 'web-push'
import { type Jobs, openJobs } from '../infra/jobs.ts'
import { setPushClock } from '../testing/push-clock.ts'
import type { ApiProcess } from './testing/api-process.ts'
import { waitUntil } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/**
 * A week of daily push messages, by day and by night, on two instances that are killed while they send. Only the clock
 * of push is moved; everything else is as in production.
 */
const machine = useApiProcesses()
let service: Awaited<ReturnType<typeof buildPushService>>
let settings: Record<string, string>
let jobs: Jobs
let instances: ApiProcess[]
let replacement: Promise<void> | undefined

/** Called after each request to the push service. */
let onReceived = () => {}

beforeAll(async () => {
  service = await buildPushService()
  service.app.addHook('onResponse', async () => onReceived())
  const origin = await service.app.listen({ host: '127.0.0.1', port: 0 })
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  settings = { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, PUSH_SERVICE_URL: origin }
  jobs = await openJobs(`${machine.database.options.connectionString}`, () => undefined)
  await setPushClock(machine.database, '2026-12-01T05:00:00Z')
  instances = [await machine.start(settings), await machine.start(settings)]
})
afterAll(async () => {
  await replacement
  await jobs.close()
  await service.app.close()
})

const regulars = Array.from({ length: 27 }, (_, index) => `regular-${index}`)
const leavers = ['archived', 'muted', 'signedOut']

/** Times of a winter day in UTC, an hour behind Vienna. Nothing may be delivered in quiet hours. */
const times = [
  { time: '05:59', isQuiet: true },
  { time: '06:00', isQuiet: false },
  { time: '08:00', isQuiet: false },
  { time: '20:15', isQuiet: true },
] as const

/** Times at which an instance is killed: the end of quiet hours, or when a message is due. */
const kills = new Set(['2026-12-02T08:00:00Z', '2026-12-05T06:00:00Z', '2026-12-07T08:00:00Z'])

async function addTrainer(): Promise<string> {
  const { rows } = await machine.database.query(
    `INSERT INTO users (id, email, password_hash, first_name, phone_number, roles, updated_at)
     VALUES (uuidv7(), $1, '', 'Eva', '+43 660 1', '{ROLE_TRAINER}', now()) RETURNING id`,
    [`${randomUUID()}@example.test`],
  )
  return rows[0].id
}

/** Adds clients of the trainer, each with a session and a device of the same name. */
async function addClients(trainerId: string, names: readonly string[]): Promise<void> {
  const devices = names.map((name) => {
    const { endpoint, keys } = service.devices.subscribe(name)
    return { name, endpoint, hash: createHash('sha256').update(endpoint).digest('hex'), ...keys }
  })
  await machine.database.query(
    `WITH device AS (SELECT * FROM jsonb_to_recordset($2) AS d(name text, endpoint text, hash text, p256dh text, auth text)),
          person AS (
            INSERT INTO users (id, email, password_hash, first_name, phone_number, updated_at)
            SELECT uuidv7(), name || '@example.test', '', name, '', now() FROM device RETURNING id, first_name),
          relation AS (
            INSERT INTO client_relations (id, trainer_id, client_id, origin)
            SELECT uuidv7(), $1, id, 'ASSIGNED' FROM person),
          session AS (
            INSERT INTO sessions (id, user_id, expires_at) SELECT uuidv7(), id, '2099-01-01' FROM person RETURNING id, user_id)
     INSERT INTO push_subscriptions (id, user_id, session_id, endpoint_hash, endpoint, p256dh, auth)
     SELECT uuidv7(), p.id, s.id, decode(d.hash, 'hex'), d.endpoint, d.p256dh, d.auth
       FROM person p JOIN session s ON s.user_id = p.id JOIN device d ON d.name = p.first_name`,
    [trainerId, JSON.stringify(devices)],
  )
}

/** Adds a message for every day of the week. @param time wall clock in Vienna */
async function addDaily(trainerId: string, title: string, time: string, firstAt: string): Promise<void> {
  const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
  const schedule = { kind: 'WEEKLY', weekdays, time, until: '2026-12-07' }
  await machine.database.query(
    `WITH message AS (
       INSERT INTO push_messages (id, author_id, sender, title, body, link, audience, schedule)
       VALUES (uuidv7(), $1, 'TRAINER', $2, 'Text', '/profile', '{"kind":"CLIENTS"}', $3) RETURNING id)
     INSERT INTO push_occurrences (id, message_id, due_at) SELECT uuidv7(), id, $4 FROM message`,
    [trainerId, title, JSON.stringify(schedule), firstAt],
  )
}

/** Statements that make three clients leave the audience, by the day at whose beginning they run. */
const departures: Record<number, string> = {
  3: `UPDATE client_relations SET status = 'ARCHIVED' WHERE client_id = (SELECT id FROM users WHERE first_name = 'archived')`,
  4: `UPDATE users SET muted_notifications = '{NEWS}' WHERE first_name = 'muted'`,
  5: `UPDATE sessions SET revoked_at = now() WHERE user_id = (SELECT id FROM users WHERE first_name = 'signedOut')`,
}

const wake = () => jobs.send({ name: 'send-push-messages' }, {})

const isAllSent = async () => {
  const { rows } = await machine.database.query(`
    SELECT EXISTS (SELECT FROM push_occurrences WHERE status = 'PLANNED' AND due_at <= push_now())
        OR EXISTS (SELECT FROM push_deliveries WHERE state = 'PENDING' AND due_at <= push_now())
        OR EXISTS (SELECT FROM push_deliveries WHERE state = 'SENDING') AS open`)
  return !rows[0].open
}

/** Waits until everything due is sent. Wakes the job every second, in place of the cron schedule of every minute. */
const sendAllDue = (at: string) => {
  let wokenAt = performance.now()
  return waitUntil(
    `everything of ${at} is through`,
    async () => {
      if (await isAllSent()) return true
      if (performance.now() - wokenAt < 1000) return false
      await machine.skipRetryDelays()
      await wake()
      wokenAt = performance.now()
      return false
    },
    90_000,
  )
}

/** Kills a random instance after a random number of further requests, and starts another in its place. */
async function killWhileSending(at: string): Promise<void> {
  await replacement
  const [victim = expect.fail()] = instances.splice(randomInt(instances.length), 1)
  let remaining = randomInt(1, regulars.length)
  const reached = Promise.withResolvers<void>()
  onReceived = () => {
    remaining -= 1
    if (remaining === 0) reached.resolve()
  }
  await setPushClock(machine.database, at)
  await wake()
  await reached.promise
  onReceived = () => {}
  await victim.end('SIGKILL')
  // Moves the clock so that the claims of the killed process expire.
  await setPushClock(machine.database, at.replace(':00:00Z', ':03:00Z'))
  replacement = machine.start(settings).then((instance) => void instances.push(instance))
}

/** Number of notifications on all devices: repeated requests count once. */
const countShown = () => new Set(service.devices.received.map(({ deviceId, topic }) => `${deviceId} ${topic}`)).size

/** Titles that a device showed. A repeated request has the topic of the first one and replaces it. */
function shownOn(name: string): string[] {
  const own = service.devices.received.filter(({ deviceId }) => deviceId === name)
  const byTopic = new Map(own.map(({ topic, payload }) => [topic, payload]))
  return [...byTopic.values()].map((payload) => JSON.parse(payload).title as string)
}

const days = (count: number) => Array.from({ length: count }, () => ['Morgen', 'Nacht']).flat()

it('everybody gets each message once, nobody at night, and nobody who left', async () => {
  const trainerId = await addTrainer()
  await addClients(trainerId, [...regulars, ...leavers])
  await addDaily(trainerId, 'Morgen', '09:00', '2026-12-01T08:00:00Z')
  await addDaily(trainerId, 'Nacht', '21:15', '2026-12-01T20:15:00Z')

  for (let day = 1; day <= 8; day += 1) {
    const departure = departures[day]
    if (departure) expect((await machine.database.query(departure)).rowCount).toBe(1)
    for (const { time, isQuiet } of times) {
      const at = `2026-12-0${day}T${time}:00Z`
      const before = countShown()
      if (kills.has(at)) await killWhileSending(at)
      else {
        await setPushClock(machine.database, at)
        await wake()
      }
      await sendAllDue(at)
      if (isQuiet) expect([at, countShown()]).toEqual([at, before])
    }
  }

  for (const name of regulars) expect([name, shownOn(name)]).toEqual([name, days(7)])
  // The last message was sent at night and waited for 07:00, when these clients had left the audience.
  expect(shownOn('archived')).toEqual(days(2).slice(0, -1))
  expect(shownOn('muted')).toEqual(days(3).slice(0, -1))
  expect(shownOn('signedOut')).toEqual(days(4).slice(0, -1))
  const { rows } = await machine.database.query(
    `SELECT count(*)::int AS count, count(DISTINCT (n.user_id, subject_id))::int AS distinct
       FROM notifications n JOIN users u ON u.id = n.user_id WHERE u.first_name LIKE 'regular-%'`,
  )
  expect(rows).toEqual([{ count: 14 * regulars.length, distinct: 14 * regulars.length }])
})
