import { setTimeout as delay } from 'node:timers/promises'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { applyMigrations } from '@kostbar/prisma/migrate'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemTexts } from '../problems/texts.ts'
import { type ApiProcess, scaledLimitMs, settingsFor, startApi } from './testing/api-process.ts'
import { forgotPassword, type Member, member, type Reply, sendOnce, signInOnce } from './testing/calls.ts'
import { startLoad, waitUntil } from './testing/load.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { type RestartablePostgres, startRestartablePostgres } from './testing/restartable-postgres.ts'
import { openTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts'

/**
 * Time after which an unanswered call counts as hanging and within which the API has to recover, on a quiet machine.
 */
const limitMs = 10_000

const postgresKills = Number(process.env.POSTGRES_KILLS ?? 1)

let postgres: RestartablePostgres
let mailServer: MailServer
let proxy: TcpProxy
let direct: ApiProcess
let proxied: ApiProcess

beforeAll(async () => {
  ;[postgres, mailServer] = await Promise.all([startRestartablePostgres(), openMailServer()])
  await applyMigrations(postgres.url)
  proxy = await openTcpProxy(postgres.url)
  direct = await startApi(settingsFor(postgres.url, mailServer.url))
})

afterAll(async () => {
  await Promise.all([direct, proxied].map((api) => api?.end('SIGKILL')))
  proxy?.close()
  await mailServer?.close()
  await postgres?.remove()
})

/** Starts a load of writes, reads and sign-ins of one member. */
function startMemberLoad(api: ApiProcess, ben: Member) {
  const { url } = api
  const answerLimitMs = scaledLimitMs(limitMs, api)
  const replies: Reply[] = []
  const acknowledged: string[] = []
  const token = ben.access_token
  const calls = [
    async (count: number) => {
      const title = `Notiz ${count}`
      const reply = await sendOnce(url, notes.add, { token, body: { title, note: '' }, limitMs: answerLimitMs })
      if (reply.status === 200) acknowledged.push(title)
      return reply
    },
    () => sendOnce(url, users.info, { token, limitMs: answerLimitMs }),
    () => signInOnce(url, ben.email, scaledLimitMs(20_000, api)),
  ]
  const load = startLoad(8, async (count) => {
    const reply = await calls[count % calls.length]?.(count)
    if (reply) replies.push(reply)
    await delay(40)
  })
  return { replies, acknowledged, stop: load.stop }
}

/** Whether writes over several connections succeed. */
async function serves(api: ApiProcess, { access_token: token }: Member): Promise<boolean> {
  const body = { title: 'wieder da', note: '' }
  const write = () => sendOnce(api.url, notes.add, { token, body, limitMs: scaledLimitMs(limitMs, api) })
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

interface Outage {
  begin(): Promise<void> | void
  lastsMs: number
  end(): Promise<void> | void
}

/**
 * Runs an outage under load and checks every reply.
 * @returns figures for the report, and the milliseconds until the API served again, counted from the call of `end`, in which
 * PostgreSQL starts
 */
async function surviveOutage(api: ApiProcess, outage: Outage): Promise<{ figures: string; servingMs: number }> {
  const ben = await member(api.url)
  const { replies, acknowledged, stop } = startMemberLoad(api, ben)
  await waitUntil('the load runs', () => replies.length > 20)
  await outage.begin()
  await delay(outage.lastsMs)
  const ended = performance.now()
  await outage.end()
  const recoveryLimitMs = scaledLimitMs(limitMs, api)
  const recovered = await waitUntil('the API serves again', () => serves(api, ben), recoveryLimitMs)
  const servingMs = Math.round(performance.now() - ended)
  const mails = mailServer.received.length
  expect((await forgotPassword(api.url, ben.email)).status).toBe(200)
  const mailed = await waitUntil(
    'a mail enqueued now arrives',
    () => mailServer.received.length > mails,
    recoveryLimitMs,
  )
  await stop()

  const refused = replies.filter(({ status }) => status !== 200)
  expect(refused.length).toBeGreaterThan(0)
  const isExpected = ({ status, body, headers }: Reply) =>
    status === 503 && body.msg === problemTexts.unavailable && headers.has('retry-after')
  expect(refused.filter((reply) => !isExpected(reply)).map(({ body }) => body)).toEqual([])
  expect(await titlesOf(ben)).toEqual(expect.arrayContaining(acknowledged))
  const slowest = Math.round(Math.max(...replies.map(({ ms }) => ms)))
  const figures = `${replies.length} answers, ${refused.length} of them 503, slowest ${slowest} ms; recovered after ${recovered} ms, mail after ${mailed} ms`
  return { figures, servingMs }
}

const restart = { lastsMs: 1000, end: () => postgres.start() }

it.for(Array.from({ length: postgresKills }, (_, index) => index + 1))(
  'answers 503 while PostgreSQL is killed (%d), and recovers',
  async (_kill, { annotate }) => {
    const { figures, servingMs } = await surviveOutage(direct, { begin: () => postgres.kill(), ...restart })
    await annotate(figures)
    await annotate(`${servingMs}`, 'ms to serving')
  },
)

it('answers 503 while PostgreSQL is restarted, and recovers', async ({ annotate }) => {
  const { figures } = await surviveOutage(direct, { begin: () => postgres.stop(), ...restart })
  await annotate(figures)
})

it('answers 503 while connections to PostgreSQL stall, and recovers', async ({ annotate }) => {
  proxied = await startApi(settingsFor(proxy.url, mailServer.url))
  const { figures } = await surviveOutage(proxied, { begin: proxy.stall, lastsMs: 7000, end: proxy.resume })
  await annotate(figures)
})

/** Whether the only mail to an account waits for its next attempt. By user, because mails of other tests may wait, too. */
async function mailWaits({ id }: Member): Promise<boolean> {
  const retries = `SELECT 1 FROM pgboss.job JOIN mail_deliveries d ON d.id::text = data->>'id'
    WHERE state = 'retry' AND job.name = 'deliver-mail' AND d.user_id = $1`
  return (await rowsOf(retries, [id])).length === 1
}

const skipRetryDelays = () => rowsOf(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)
const mailsTo = ({ email }: Member) => mailServer.received.filter(({ to }) => to === email)

it('delays mails, and loses none, while the mail server refuses them or is down', async () => {
  mailServer.refuseWith('451 4.3.0 try again later')
  const refused = await member(direct.url)
  await waitUntil('the first mail waits', () => mailWaits(refused))
  await mailServer.close()
  const undeliverable = await member(direct.url)
  await waitUntil('the other mail waits', () => mailWaits(undeliverable))
  mailServer.refuseWith(null)
  await mailServer.open()
  await skipRetryDelays()
  await waitUntil('both mails arrive', () => mailsTo(refused).length + mailsTo(undeliverable).length >= 2)
  expect([mailsTo(refused).length, mailsTo(undeliverable).length]).toEqual([1, 1])
})

/** Time in ms after which the API gives up an attempt to send a mail; a sign-up that waited for its mail takes longer. */
const mailAttemptMs = 5000

it('signs up at once while the mail server accepts connections and never answers; mails later, once', async ({
  annotate,
}) => {
  mailServer.stall()
  const members: Member[] = []
  const durations: number[] = []
  for (let count = 0; count < 3; count += 1) {
    const started = performance.now()
    members.push(await member(direct.url))
    durations.push(Math.round(performance.now() - started))
  }
  // The fastest, because a busy machine may delay any of them.
  expect(Math.min(...durations)).toBeLessThan(mailAttemptMs)
  for (const ben of members) await waitUntil('the mail waits', () => mailWaits(ben))
  expect(members.flatMap(mailsTo)).toEqual([])
  mailServer.resume()
  await skipRetryDelays()
  const unsent = 'SELECT 1 FROM mail_deliveries WHERE user_id = ANY($1) AND sent_at IS NULL'
  await waitUntil('all mails are sent', async () => (await rowsOf(unsent, [members.map(({ id }) => id)])).length === 0)
  expect(members.map((ben) => mailsTo(ben).length)).toEqual([1, 1, 1])
  await annotate(`signed up within ${durations.join(', ')} ms`)
})
