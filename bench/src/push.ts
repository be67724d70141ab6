import { createECDH, createHash, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { startTestPostgres } from '@kostbar/machine/test-postgres'
import { applyMigrations } from '@kostbar/prisma/migrate'
import pg from 'pg'
import { account, listNotes } from './calls.ts'
import { fill } from './fill.ts'
import { load, type Round } from './load.ts'
import { describeMachine } from './machine.ts'
import { startServer } from './server-process.ts'
import { median } from './statistics.ts'
import { printTable } from './table.ts'
import { authorization } from './tokens.ts'

/**
 * `pnpm bench:push`: a message of an admin to 10 000 people with a device each, sent by one API process to a push
 * service on this machine that accepts everything. It is measured first without other load and then, as if a day later,
 * while members read.
 */
/** Number of members, without the admin who writes the message. Every fifth member is a reader. */
const members = 10_005
const recipients = members - 1
const maxEnqueueSeconds = 2
const minPerSecond = 500
const maxP99Ratio = 2

/** Read load during delivery: far below capacity, so that its p99 shows the influence of the deliveries. */
const reads = { connections: 8, seconds: 4, callsPerSecond: 150, allowsRefusals: true }

/** Longest wait for the last delivery. */
const limitMs = 600_000

await using cleanUp = new AsyncDisposableStack()

/** Counters of the push service, which accepts every message without reading it. */
const receiver = { count: 0, lastAt: 0 }
const pushService = createServer((request, response) => {
  request.resume().on('end', () => {
    receiver.count += 1
    receiver.lastAt = performance.now()
    response.writeHead(201).end()
  })
})
pushService.listen(0, '127.0.0.1')
await once(pushService, 'listening')
cleanUp.defer(() => void pushService.close())
const pushUrl = `http://127.0.0.1:${(pushService.address() as AddressInfo).port}`

function createKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') }
}

/** Adds a device to every session. They share a key pair, which costs the sender as much as different ones. */
async function addDevices(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM sessions')
  const endpoints = rows.map(({ id }) => `${pushUrl}/push/${id}`)
  const hashes = endpoints.map((endpoint) => createHash('sha256').update(endpoint).digest())
  await client.query(
    `INSERT INTO push_subscriptions (id, user_id, session_id, endpoint_hash, endpoint, p256dh, auth)
     SELECT uuidv7(), s.user_id, s.id, d.hash, d.endpoint, $4, $5
       FROM unnest($1::uuid[], $2::text[], $3::bytea[]) AS d(session_id, endpoint, hash) JOIN sessions s ON s.id = d.session_id`,
    [rows.map(({ id }) => id), endpoints, hashes, createKeys().publicKey, randomBytes(16).toString('base64url')],
  )
}

/** Sets push's clock to noon in Vienna: at night nothing would be sent. @param days days from today; 1 for tomorrow */
const startClock = (client: pg.Client, days: number) =>
  client.query(
    `DO $$ BEGIN EXECUTE format(
       'CREATE OR REPLACE FUNCTION push_now() RETURNS timestamptz LANGUAGE sql STABLE AS %L',
       format('SELECT now() - interval %L',
              now() - (current_date + ${days} + time '12:00') AT TIME ZONE 'Europe/Vienna')); END $$`,
  )

const postgres = await startTestPostgres()
cleanUp.defer(() => postgres.stop())
await applyMigrations(postgres.url)
const { admin, readers } = await fill(postgres.url, {
  members,
  rows: (20 * members) / 5,
  recipes: 10,
  foods: 10,
})
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
cleanUp.defer(() => client.end())
await addDevices(client)
await startClock(client, 0)
await client.query('VACUUM ANALYZE')
const vapid = createKeys()
const server = await startServer('api', postgres.url, {
  env: {
    VAPID_PUBLIC_KEY: vapid.publicKey,
    VAPID_PRIVATE_KEY: vapid.privateKey,
    PUSH_SERVICE_URL: pushUrl,
    WEB_URL: 'http://localhost:3000',
  },
})
cleanUp.defer(() => server.stop())

const read = async (): Promise<Round> => load(server, listNotes, readers, reads)

async function sendMessage(): Promise<void> {
  const response = await fetch(`${server.url}/push-messages`, {
    method: 'POST',
    headers: { authorization: authorization(admin), 'content-type': 'application/json' },
    body: JSON.stringify({
      title: 'Hallo {vorname}',
      body: 'Am Freitag kochen wir gemeinsam.',
      link: '/profile',
      audience: { kind: 'USERS' },
      schedule: { kind: 'NOW' },
    }),
  })
  if (!response.ok) throw new Error(`The message was answered with ${response.status}: ${await response.text()}`)
}

/** Waits until a table has a number of rows. @returns the time, as `performance.now()` */
async function untilCount(table: 'push_recipients', count: number): Promise<number> {
  const deadline = performance.now() + limitMs
  for (;;) {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${table}`)
    if ((rows[0]?.count ?? 0) >= count) return performance.now()
    if (performance.now() > deadline) throw new Error(`No ${count} ${table} within ${limitMs} ms`)
    await delay(10)
  }
}

async function untilReceived(): Promise<void> {
  const deadline = performance.now() + limitMs
  while (receiver.count < recipients) {
    if (performance.now() > deadline) {
      const { rows } = await client.query(
        'SELECT state, attempts, count(*)::int, min(due_at), max(due_at), push_now() FROM push_deliveries GROUP BY 1, 2 ORDER BY 1, 2',
      )
      console.table(rows)
      throw new Error(`${receiver.count} of ${recipients} within ${limitMs} ms`)
    }
    await delay(20)
  }
}

interface Delivery {
  enqueueSeconds: number
  /** Seconds from the last inbox entry to the last device. */
  seconds: number
  /** CPU time of the server in seconds. */
  coreSeconds: number
}

/**
 * Sends a message to everybody.
 * @param earlier number of messages that everybody has received before
 * @param meanwhile runs while the message is delivered
 */
async function deliver(earlier: number, meanwhile: () => Promise<void> = async () => {}): Promise<Delivery> {
  receiver.count = 0
  const coreTimeBefore = await server.coreTime()
  const begin = performance.now()
  await sendMessage()
  const enqueuedAt = await untilCount('push_recipients', (earlier + 1) * recipients)
  const received = untilReceived()
  await meanwhile()
  await received
  return {
    enqueueSeconds: (enqueuedAt - begin) / 1000,
    seconds: (receiver.lastAt - enqueuedAt) / 1000,
    coreSeconds: ((await server.coreTime()) - coreTimeBefore) / 1_000_000,
  }
}

const verdict = (isReached: boolean) => (isReached ? 'reached' : 'missed')

await load(server, account, readers, { connections: 8, seconds: 4, allowsRefusals: true })
const { enqueueSeconds, seconds, coreSeconds } = await deliver(0)
printTable([
  [`a message to ${recipients} people`, 'goal', 'measured', ''],
  [
    'enqueued',
    `≤ ${maxEnqueueSeconds} s`,
    `${enqueueSeconds.toFixed(2)} s`,
    verdict(enqueueSeconds <= maxEnqueueSeconds),
  ],
  [
    'delivered, by core time',
    `≥ ${minPerSecond}/s`,
    `${(recipients / coreSeconds).toFixed(0)}/s`,
    verdict(recipients / coreSeconds >= minPerSecond),
  ],
  ['delivered, by the clock', '', `${(recipients / seconds).toFixed(0)}/s`, ''],
])
console.log(`\n${receiver.count - recipients} repeated. ${describeMachine()}`)

await startClock(client, 1)
const quiet = [await read(), await read(), await read()]
const busy: Round[] = []
await deliver(1, async () => {
  while (receiver.count < recipients * 0.8) busy.push(await read())
})
const p99 = { quiet: median(quiet.map((round) => round.p99)), busy: median(busy.map((round) => round.p99)) }
const refused = [...quiet, ...busy].reduce((sum, round) => sum + round.refused, 0)
printTable([
  ['reads beside another message', 'goal', 'measured', ''],
  [
    `p99 of ${reads.callsPerSecond} reads a second`,
    `< ${maxP99Ratio} ×`,
    `${(p99.busy / p99.quiet).toFixed(2)} × (${p99.quiet} → ${p99.busy} ms)`,
    verdict(p99.busy < maxP99Ratio * p99.quiet),
  ],
])
console.log(`\n${receiver.count - recipients} repeated, ${refused} reads refused.`)
