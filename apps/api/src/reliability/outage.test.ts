import { setTimeout as delay } from 'node:timers/promises'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import { applyMigrations } from '@kostbar/prisma/migrate'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { problemTexts } from '../problems/texts.ts'
import { type ApiProcess, scaledLimitMs, settingsFor, startApi } from './testing/api-process.ts'
import { forgotPassword, type Member, member, type Reply, send, signIn } from './testing/calls.ts'
import { startLoad, waitUntil } from './testing/load.ts'
import { type MailServer, openMailServer } from './testing/mail-server.ts'
import { type RestartablePostgres, startRestartablePostgres } from './testing/restartable-postgres.ts'
import { openTcpProxy, type TcpProxy } from './testing/tcp-proxy.ts'

/**
 * Time after which an unanswered call counts as hanging and within which the API has to recover, on a quiet machine.
 */
const limitMs = 10_000

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
      const reply = await send(url, notes.add, { token, body: { title, note: '' }, limitMs: answerLimitMs })
      if (reply.status === 200) acknowledged.push(title)
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
  return { replies, acknowledged, stop: load.stop }
}

/** Whether writes over several connections succeed. */
async function serves(api: ApiProcess, { access_token: token }: Member): Promise<boolean> {
  const body = { title: 'wieder da', note: '' }
  const write = () => send(api.url, notes.add, { token, body, limitMs: scaledLimitMs(limitMs, api) })
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

/** Runs an outage under load and checks every reply. @returns figures for the report */
async function surviveOutage(api: ApiProcess, outage: () => Promise<void>): Promise<string> {
  const ben = await member(api.url)
  const { replies, acknowledged, stop } = startMemberLoad(api, ben)
  await waitUntil('the load runs', () => replies.length > 20, scaledLimitMs(15_000, api))
  await outage()
  const recoveryLimitMs = scaledLimitMs(limitMs, api)
  const recovered = await waitUntil('the API serves again', () => serves(api, ben), recoveryLimitMs)
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
  'answers 503 while PostgreSQL is %s, and recovers',
  async ([, outage], { annotate }) => {
    await annotate(await surviveOutage(direct, outage))
  },
)

it('answers 503 while connections to PostgreSQL stall, and recovers', async ({ annotate }) => {
  proxied = await startApi(settingsFor(proxy.url, mailServer.url))
  const figures = await surviveOutage(proxied, async () => {
    proxy.stall()
    await delay(7000)
    proxy.resume()
  })
  await annotate(figures)
})

it('delays mails, and loses none, while the mail server refuses them or is down', async () => {
  // By user, because mails of earlier tests may wait as well.
  const retriesFor = `SELECT 1 FROM pgboss.job JOIN mail_deliveries d ON d.id::text = data->>'id'
    WHERE state = 'retry' AND job.name = 'deliver-mail' AND d.user_id = $1`
  const waits = async ({ id }: Member) => (await rowsOf(retriesFor, [id])).length === 1
  mailServer.refuseWith('451 4.3.0 try again later')
  const refused = await member(direct.url)
  await waitUntil('the first mail waits', () => waits(refused))
  await mailServer.close()
  const undeliverable = await member(direct.url)
  await waitUntil('the other mail waits', () => waits(undeliverable))
  mailServer.refuseWith(null)
  await mailServer.open()
  await rowsOf(`UPDATE pgboss.job SET start_after = now() WHERE state = 'retry'`)
  const mailsTo = ({ email }: Member) => mailServer.received.filter(({ to }) => to === email)
  await waitUntil('both mails arrive', () => mailsTo(refused).length + mailsTo(undeliverable).length >= 2)
  expect([mailsTo(refused).length, mailsTo(undeliverable).length]).toEqual([1, 1])
})
