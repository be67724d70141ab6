import { setTimeout as delay } from 'node:timers/promises'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { applyMigrations } from '@kostbar/prisma/migrate'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemTexts } from '../problems/texts.ts'
import { type ApiProcess, settingsFor, startApi } from './testing/api-process.ts'
import { forgotPassword, type Member, member, type Reply, send, signIn } from './testing/calls.ts'
import { type Inbox, openInbox } from './testing/inbox.ts'
import { startLoad, until } from './testing/load.ts'
import { type OwnPostgres, ownPostgres } from './testing/own-postgres.ts'
import { openWire, type Wire } from './testing/wire.ts'

/** Milliseconds after which a call without an answer hangs. */
const answerLimitMs = 10_000
const recoveryLimitMs = 10_000

let postgres: OwnPostgres
let inbox: Inbox
let wire: Wire
let direct: ApiProcess
let wired: ApiProcess

beforeAll(async () => {
  ;[postgres, inbox] = await Promise.all([ownPostgres(), openInbox()])
  await applyMigrations(postgres.url)
  wire = await openWire(postgres.url)
  direct = await startApi(settingsFor(postgres.url, inbox.url))
})

afterAll(async () => {
  await Promise.all([direct, wired].map((api) => api?.end('SIGKILL')))
  wire?.close()
  await inbox?.close()
  await postgres?.remove()
})

/** Writes, reads and sign-ins of one member. */
function useTheApi({ url }: ApiProcess, ben: Member) {
  const replies: Reply[] = []
  const kept: string[] = []
  const token = ben.access_token
  const calls = [
    async (count: number) => {
      const title = `Notiz ${count}`
      const reply = await send(url, notes.add, { token, body: { title, note: '' }, limitMs: answerLimitMs })
      if (reply.status === 200) kept.push(title)
      return reply
    },
    () => send(url, users.info, { token, limitMs: answerLimitMs }),
    () => signIn(url, ben.email),
  ]
  const load = startLoad(8, async (count) => {
    const reply = await calls[count % calls.length]?.(count)
    if (reply) replies.push(reply)
    await delay(40)
  })
  return { replies, kept, stop: load.stop }
}

/** Whether reads and writes over several connections succeed. */
async function serves({ url }: ApiProcess, { access_token: token }: Member): Promise<boolean> {
  const body = { title: 'wieder da', note: '' }
  const write = () => send(url, notes.add, { token, body, limitMs: answerLimitMs })
  return (await Promise.all([write(), write(), write()])).every(({ status }) => status === 200)
}

async function rowsOf(sql: string, values: unknown[] = []) {
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  return (await client.query(sql, values).finally(() => client.end())).rows
}

async function titlesOf({ id }: Member): Promise<string[]> {
  return (await rowsOf('SELECT title FROM notes WHERE user_id = $1', [id])).map(({ title }) => title)
}

/** What an outage looks like from outside. @returns its figures */
async function goThrough(api: ApiProcess, outage: () => Promise<void>): Promise<string> {
  const ben = await member(api.url)
  const { replies, kept, stop } = useTheApi(api, ben)
  await until('the load runs', () => replies.length > 20, 15_000)
  await outage()
  const recovered = await until('the API serves again', () => serves(api, ben), recoveryLimitMs)
  const mails = inbox.arrivals.length
  expect((await forgotPassword(api.url, ben.email)).status).toBe(200)
  const mailed = await until('a mail ordered now arrives', () => inbox.arrivals.length > mails, recoveryLimitMs)
  await stop()

  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  const isExpected = ({ status, body, headers }: Reply) =>
    status === 503 && body.msg === problemTexts.unavailable && headers.has('retry-after')
  expect(refused.filter((reply) => !isExpected(reply)).map(({ body }) => body)).toEqual([])
  expect(await titlesOf(ben)).toEqual(expect.arrayContaining(kept))
  const slowest = Math.round(Math.max(...replies.map(({ ms }) => ms)))
  return `${replies.length} answers, ${refused.length} of them 503, slowest ${slowest} ms; recovered after ${recovered} ms, mail after ${mailed} ms`
}

const outages = {
  killed: async () => {
    await postgres.kill()
    await delay(1000)
    await postgres.start()
  },
  restarted: async () => {
    await postgres.stop()
    await delay(1000)
    await postgres.start()
  },
}

it.for(Object.entries(outages))(
  'while PostgreSQL is %s, calls are answered with 503, and soon all works again',
  { timeout: 60_000 },
  async ([, outage], { annotate }) => {
    await annotate(await goThrough(direct, outage))
  },
)

it('when nothing comes back from PostgreSQL, calls are answered with 503, and soon all works again', async ({
  annotate,
}) => {
  wired = await startApi(settingsFor(wire.url, inbox.url))
  const figures = await goThrough(wired, async () => {
    wire.silence()
    await delay(7000)
    wire.resume()
  })
  await annotate(figures)
}, 60_000)

it('a mail server that refuses for now, or is away, delays mails and loses none', async () => {
  // Mails of the tests before may wait as well.
  const retriesFor = `SELECT 1 FROM pgboss.job JOIN mail_deliveries d ON d.id::text = data->>'id'
    WHERE state = 'retry' AND job.name = 'deliver-mail' AND d.user_id = $1`
  const waits = async ({ id }: Member) => (await rowsOf(retriesFor, [id])).length === 1
  inbox.refuseWith('451 4.3.0 try again later')
  const refused = await member(direct.url)
  await until('the first mail waits', () => waits(refused), 10_000)
  await inbox.close()
  const undeliverable = await member(direct.url)
  await until('the other mail waits', () => waits(undeliverable), 10_000)
  inbox.refuseWith(null)
  await inbox.open()
  await rowsOf(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)
  const mailsTo = ({ email }: Member) => inbox.arrivals.filter(({ to }) => to === email)
  await until('both mails arrive', () => mailsTo(refused).length + mailsTo(undeliverable).length >= 2, 10_000)
  expect([mailsTo(refused).length, mailsTo(undeliverable).length]).toEqual([1, 1])
}, 60_000)
