import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { health } from '@kostbar/contracts/health/endpoints'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { acknowledged, type Member, member, send } from './testing/calls.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** A client and a trainer exchange messages while API processes are killed, and over two processes at once. */
const machine = useApiProcesses()
let client: Member
let trainer: Member
let api: Awaited<ReturnType<typeof machine.start>>

beforeAll(async () => {
  api = await machine.start()
  ;[client, trainer] = [await member(api.url), await member(api.url)]
  await machine.database.query(`UPDATE users SET roles = '{ROLE_TRAINER}' WHERE id = $1`, [trainer.id])
  await machine.database.query(
    `INSERT INTO subscriptions (id, user_id, kind, status, quantity, current_period_end)
     VALUES (uuidv7(), $1, 'CLIENT_SLOTS', 'ACTIVE', 10, '2099-01-01')`,
    [trainer.id],
  )
  await machine.database.query('INSERT INTO client_relations (id, trainer_id, client_id) VALUES (uuidv7(), $1, $2)', [
    trainer.id,
    client.id,
  ])
  const body = { version: consentVersion }
  expect((await send(api.url, health.giveConsent, { token: client.access_token, body })).status).toBe(200)
})

const params = () => ({ userId: client.id })
const write = (url: string, by: Member, body: { text: string; key: string }) =>
  send(url, messages.send, { token: by.access_token, params: params(), body })
const textsOf = async (url: string, by: Member): Promise<string[]> => {
  const { body } = await send(url, messages.thread, { token: by.access_token, params: params() })
  return body.items.map(({ text }: { text: string }) => text)
}

it('stores a message once whose answer was lost because the API was killed', async ({ annotate }) => {
  // Killed before, while and after the message is stored.
  const killedAfterMs = [0, 15, 40]
  const tried = killedAfterMs.map((ms) => ({ text: `Nachricht ${ms}`, key: randomUUID(), ms }))
  let lost = 0
  for (const { ms, ...message } of tried) {
    const sent = acknowledged(write(api.url, client, message))
    await delay(ms)
    await api.end('SIGKILL')
    if (!(await sent)) lost += 1
    api = await machine.start()
    const again = await write(api.url, client, message)
    expect([again.status, again.body.message?.text]).toEqual([200, message.text])
  }
  expect(await textsOf(api.url, trainer)).toEqual(tried.map(({ text }) => text).reverse())
  const { rows } = await machine.database.query('SELECT closed_at FROM pending_answers')
  expect(rows).toEqual([{ closed_at: null }])
  await annotate(`${lost} of ${tried.length} answers lost; every message stored once, one deadline`)
})

it('two instances show the same: new messages, the answer, the deadline', async () => {
  const other = await machine.start()
  const unread = async (url: string, by: Member) => (await send(url, messages.unread, { token: by.access_token })).body
  const before = await unread(other.url, client)
  const key = randomUUID()
  const [first, second] = await Promise.all(
    [api, other].map(({ url }) => write(url, trainer, { text: 'Antwort', key })),
  )
  expect(first?.body.message.id).toBe(second?.body.message.id)
  expect(first?.body.deadline).toBeNull()
  const after = await unread(other.url, client)
  expect(after.threads).toBe(1)
  expect(after.version).not.toBe(before.version)
  expect(await unread(api.url, client)).toEqual(after)
  expect((await textsOf(other.url, client))[0]).toBe('Antwort')
  expect((await textsOf(other.url, client)).filter((text) => text === 'Antwort')).toHaveLength(1)
})

it('a message is stored while the mail server is away, and its mail is due', async () => {
  await machine.mailServer.close()
  const { status } = await write(api.url, client, { text: 'Noch eine Frage', key: randomUUID() })
  await machine.mailServer.open()
  expect(status).toBe(200)
  const mail = 'SELECT 1 FROM thread_reads WHERE user_id = $1 AND mail_due_at IS NOT NULL'
  expect((await machine.database.query(mail, [trainer.id])).rowCount).toBe(1)
})
