import { setTimeout as delay } from 'node:timers/promises'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { scaledLimitMs } from './testing/api-process.ts'
import {
  acknowledged,
  forgotPassword,
  type Member,
  member,
  type Reply,
  randomEmail,
  send,
  signUp,
} from './testing/calls.ts'
import { killRepeatedly } from './testing/kill-repeatedly.ts'
import { startLoad, waitUntil } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** The API is killed with SIGKILL under a load of writes, several times; acknowledged writes must persist. */
const machine = useApiProcesses()
const kills = Number(process.env.API_KILLS ?? 4)

/** Attempted writes, each with whether the API acknowledged it. */
const tried = {
  notes: new Map<string, boolean>(),
  takenOver: new Map<string, boolean>(),
  signUps: new Map<string, boolean>(),
  resets: new Map<string, boolean>(),
}
const promised = (kind: keyof typeof tried) => [...tried[kind]].filter(([, was]) => was).map(([name]) => name)

let ben: Member
let restarts: number[]
let restartLimitMs: number

const rowsOf = async (sql: string, values: unknown[] = []) => (await machine.database.query(sql, values)).rows

/** Suggestions for Ben to take over, as name and id. */
const suggestions = (): Promise<{ name: string; id: string }[]> =>
  rowsOf(
    `INSERT INTO shopping_items (id, user_id, source, name)
     SELECT uuidv7(), $1, 'SUGGESTION', 'Vorschlag ' || n FROM generate_series(1, 400) n RETURNING id, name`,
    [ben.id],
  ) as Promise<{ name: string; id: string }[]>

beforeAll(async () => {
  const api = { current: await machine.start() }
  // No promise of the product: at least 15 s, and five times the first start on a slower machine, for restarts that hang.
  restartLimitMs = scaledLimitMs(15_000, api.current)
  ben = await member(api.current.url)
  const token = ben.access_token
  const open = await suggestions()
  const attempt = async (kind: keyof typeof tried, name: string, call: Promise<Reply>) => {
    tried[kind].set(name, false)
    const was = await acknowledged(call)
    tried[kind].set(name, was)
    return was
  }
  const steps = [
    async (url: string) => {
      const email = randomEmail()
      const isIn = await attempt('signUps', email, signUp(url, email))
      return isIn && attempt('resets', email, forgotPassword(url, email))
    },
    async (url: string) => {
      const item = open.pop()
      return item && attempt('takenOver', item.name, send(url, shopping.save, { token, body: { item } }))
    },
    async (url: string, count: number) => {
      const body = { title: `Notiz ${count}`, note: 'Text' }
      return attempt('notes', body.title, send(url, notes.add, { token, body }))
    },
  ]
  const load = startLoad(6, async (count) => {
    const wasAcknowledged = await steps[count % steps.length]?.(api.current.url, count)
    await delay(wasAcknowledged ? 20 : 200)
  })
  restarts = await killRepeatedly(api, machine.start, {
    times: kills,
    after: 10,
    progress: () => promised('resets').length,
  })
  await load.stop()
  // The time that other hooks have, for four kills.
}, kills * 60_000)

it('loses and duplicates no acknowledged write, and restarts in time', async ({ annotate }) => {
  const titles = (await rowsOf('SELECT title FROM notes WHERE user_id = $1', [ben.id])).map(({ title }) => title)
  expect(titles).toHaveLength(new Set(titles).size)
  expect(titles).toEqual(expect.arrayContaining(promised('notes')))
  expect(Math.max(...restarts)).toBeLessThan(restartLimitMs)
  await annotate(`${kills} kills, ${promised('notes').length} notes acknowledged; served again after ${restarts} ms`)
  await annotate(restarts.join(' '), 'ms to serving')
})

it('writes are atomic', async ({ annotate }) => {
  const named = (condition: string) =>
    rowsOf(`SELECT name FROM shopping_items WHERE user_id = $1 AND ${condition} ORDER BY name`, [ben.id])
  const items = await named(`source = 'USER'`)
  expect(items).toEqual(await named(`source = 'SUGGESTION' AND checked`))
  expect(items.map(({ name }) => name)).toEqual(expect.arrayContaining(promised('takenOver')))

  const accounts = await rowsOf(
    `SELECT u.email, (SELECT count(*)::int FROM sessions s WHERE s.user_id = u.id) AS sessions,
            (SELECT count(*)::int FROM mail_deliveries d WHERE d.recipient = u.email AND d.key LIKE 'welcome:%') AS mails
       FROM users u WHERE u.id <> $1`,
    [ben.id],
  )
  expect(accounts.filter(({ sessions, mails }) => sessions !== 1 || mails !== 1)).toEqual([])
  expect(accounts.map(({ email }) => email)).toEqual(expect.arrayContaining(promised('signUps')))
  await annotate(
    `${promised('takenOver').length} suggestions taken over and ${promised('signUps').length} sign-ups acknowledged`,
  )
})

it('sends one mail per acknowledged event', async ({ annotate }) => {
  const waited = await waitUntil('every mail is sent', async () => {
    await machine.skipRetryDelays()
    return (await machine.countOpenMails()) === 0
  })
  for (const [kind, subject] of [
    ['signUps', /Willkommen/],
    ['resets', /Passwort/],
  ] as const)
    for (const [email, was] of tried[kind]) {
      const mails = machine.mailServer.received.filter(({ to, subject: text }) => to === email && subject.test(text))
      // Copies of one mail carry one Message-ID, by which mail servers and programs recognise them.
      const ids = new Set(mails.map(({ messageId }) => messageId))
      expect(was ? [1] : [0, 1], `${kind} of ${email}`).toContain(ids.size)
    }
  const ids = new Set(machine.mailServer.received.map(({ messageId }) => messageId))
  await annotate(
    `${promised('signUps').length} sign-ups and ${promised('resets').length} resets acknowledged: ${ids.size} mails, ` +
      `${machine.mailServer.received.length - ids.size} sent again under their Message-ID; all there after ${waited} ms`,
  )
})
