import { contracts } from '@kostbar/contracts/all'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { clients } from '@kostbar/contracts/clients/endpoints'
import type { Contract } from '@kostbar/contracts/endpoint'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { expect, it } from 'vitest'
import { useApiProcesses } from '../reliability/testing/use-api-processes.ts'
import { client } from '../testing/client.ts'
import { origin, password, useTestApp } from '../testing/test-app.ts'
import { sampleRequest } from './sample-request.ts'

const app = useTestApp()
const machine = useApiProcesses()

/** Text in every trainer-only field about a client, searched for in the client's answers. */
const canary = 'KANARIENVOGEL'
const secrets = { privateNote: `${canary} Notiz`, tags: [`${canary}-Tag`], goal: `${canary} Ziel` }

const reads = Object.values(contracts)
  .flatMap((calls) => Object.values<Contract>(calls))
  .filter(({ method }) => method === 'GET')

/** Texts of all rows of a table. */
const dumpOf = async (table: string) => {
  const { rows } = await app.infra.database.pool.query(`SELECT t::text AS row FROM ${table} t`)
  return JSON.stringify(rows)
}

it('no answer to the client, mail or notification has what the trainer keeps private', async () => {
  const member = await app.person()
  const trainer = await app.trainerOf(member)
  const params = { id: member.id }
  await trainer.call(clients.update, { params, body: secrets })
  // Counter-check: the trainer does get the canary.
  expect(JSON.stringify(await trainer.call(clients.get, { params }))).toContain(secrets.privateNote)
  await trainer.call(clients.bulk, { body: { ids: [member.id], action: 'TAG', tag: `${canary} im Paket` } })
  const reply = { title: `${canary} Titel`, text: `${canary} Antwort` }
  await trainer.call(messages.addSavedReply, { body: reply })
  const until = new Date('2099-12-24T18:00:00Z')
  await trainer.call(messages.setFolder, {
    params: { userId: member.id },
    body: { folder: 'LATER', until: until.toISOString() },
  })
  await trainer.call(clients.pause, { params })
  await trainer.call(clients.resume, { params })
  const answers: string[] = []
  for (const endpoint of reads) {
    const { status, text } = await member.exchange(endpoint, sampleRequest(endpoint, member.id))
    if (status === 200) answers.push(text)
  }
  expect(answers.length).toBeGreaterThan(20)
  expect(answers.join('\n')).not.toContain(canary)
  // The inbox folder of the thread is trainer-only, too.
  expect(answers.join('\n')).not.toContain('2099-12-24')
  await trainer.call(clients.archive, { params })
  await app.mailTo(member.email, 'beendet')
  expect(JSON.stringify(app.mails)).not.toContain(canary)
  for (const table of ['notifications', 'mail_deliveries', 'pgboss.job', 'audit_entries'])
    expect(await dumpOf(table)).not.toContain(canary)
  // Tags and goal are stored in plain text, the note encrypted.
  expect(await dumpOf('client_relations')).not.toContain(secrets.privateNote)
})

it('no log has it, even when the database refuses it', async () => {
  const api = await machine.start({ LOG_LEVEL: 'debug' })
  const browser = client(api.url, origin)
  const person = { password, firstName: 'Tina', phoneNumber: '+43 660 1234567', newsletter: false }
  await browser.exchange(auth.trainerSignup, { body: { ...person, email: 'tina@example.test' } })
  const { rows } = await machine.database.query<{ id: string }>(`
    WITH member AS (
      INSERT INTO users (id, email, password_hash, first_name, phone_number, updated_at)
      VALUES (uuidv7(), 'mia@example.test', 'none', 'Mia', '', now()) RETURNING id
    ), relation AS (
      INSERT INTO client_relations (id, trainer_id, client_id, origin)
      SELECT uuidv7(), u.id, m.id, 'ASSIGNED' FROM users u, member m WHERE u.email = 'tina@example.test' RETURNING id, client_id
    ), consent AS (
      INSERT INTO consents (id, user_id, kind, version, relation_id)
      SELECT uuidv7(), r.client_id, k.kind, '1', CASE WHEN k.kind = 'COACHING' THEN r.id END
        FROM relation r, unnest('{HEALTH,COACHING}'::"ConsentKind"[]) AS k (kind)
    )
    SELECT id FROM member`)
  const params = { id: rows[0]?.id ?? '' }
  const update = async () => (await browser.exchange(clients.update, { params, body: secrets })).status
  expect(await update()).toBe(200)
  await machine.database.query('ALTER TABLE client_relations ADD CONSTRAINT never CHECK (false) NOT VALID')
  expect(await update()).toBe(500)
  expect((await browser.exchange(clients.list, { query: { tag: secrets.tags[0] } })).status).toBe(200)
  await machine.database.query('ALTER TABLE client_relations RENAME COLUMN goal TO away')
  expect(await update()).toBe(500)
  // The log is buffered; a process that ends writes the rest of it.
  await api.end('SIGTERM')
  expect(api.output()).toContain('request failed')
  expect(api.output()).not.toContain(canary)
})
