import { setTimeout as delay } from 'node:timers/promises'
import { auth } from '@kostbar/contracts/auth/endpoints'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { invites } from '@kostbar/contracts/invites/endpoints'
import { notes } from '@kostbar/contracts/notes/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { inviteSubject } from '../features/invites/tokens.ts'
import { linkPurposes } from '../features/mail/links.ts'
import { linkTokens } from '../infra/link-tokens.ts'
import { linkSecret, password } from '../testing/test-app.ts'
import type { ApiProcess } from './testing/api-process.ts'
import { type Member, member, randomEmail, send } from './testing/calls.ts'
import { startLoad } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

const machine = useApiProcesses()
let one: ApiProcess
let other: ApiProcess

beforeAll(async () => {
  ;[one, other] = await Promise.all([machine.start(), machine.start()])
})

/** Creates a trainer with the given numbers of client slots and clients. */
async function trainerWith(slots: number, clientCount: number): Promise<Member> {
  const trainer = await member(one.url)
  await machine.database.query(`UPDATE users SET roles = '{ROLE_TRAINER}', email_confirmed_at = now() WHERE id = $1`, [
    trainer.id,
  ])
  await machine.database.query(
    `INSERT INTO subscriptions (id, user_id, kind, status, quantity, current_period_end)
     VALUES (uuidv7(), $1, 'CLIENT_SLOTS', 'ACTIVE', $2, now() + interval '1 month')`,
    [trainer.id, slots],
  )
  await machine.database.query(
    `WITH people AS (INSERT INTO users (id, email, password_hash, first_name, phone_number, updated_at)
       SELECT uuidv7(), gen_random_uuid() || '@example.test', '', 'Mia', '', now() FROM generate_series(1, $2::int) RETURNING id)
     INSERT INTO client_relations (id, trainer_id, client_id) SELECT uuidv7(), $1, id FROM people`,
    [trainer.id, clientCount],
  )
  const { body } = await send(one.url, auth.signin, { body: { email: trainer.email, password } })
  return { ...trainer, ...body }
}

const invite = (url: string, { access_token: token }: Member, email = randomEmail()) =>
  send(url, invites.create, { token, body: { invites: [{ email }] } })

/** Sends 100 invitations at once. Those that a busy machine repeats do not count towards the limit per hour. */
async function hundredInvitations(trainer: Member) {
  const forgetting = startLoad(1, async () => {
    await machine.database.query('DELETE FROM rate_limits')
    await delay(200)
  })
  const invitations = Array.from({ length: 100 }, (_value, index) => invite(index % 2 ? one.url : other.url, trainer))
  const replies = await Promise.all(invitations)
  await forgetting.stop()
  return replies
}

it('100 parallel invitations over two processes take the last slot once', async () => {
  const trainer = await trainerWith(10, 7)
  for (const { url } of [one, other]) expect((await invite(url, trainer)).status).toBe(200)
  const replies = await hundredInvitations(trainer)
  const outcomes = Map.groupBy(replies, ({ status, body }) => `${status} ${body.code ?? body.items[0].verdict}`)
  expect([...outcomes].map(([outcome, { length }]) => [outcome, length]).toSorted()).toEqual([
    ['200 OK', 1],
    ['409 no_slots', 99],
  ])
  expect(outcomes.get('409 no_slots')?.[0]?.body.link).toBe('/profile/einstellungen#abo')
  const open = await machine.database.query(`SELECT 1 FROM invites WHERE trainer_id = $1 AND status = 'OPEN'`, [
    trainer.id,
  ])
  expect(open.rowCount).toBe(3)
})

it('a change of trainer takes effect on both processes with the next request, and never leaves two or none', async () => {
  const [old, next] = [await trainerWith(1, 0), await trainerWith(1, 0)]
  const client = await member(one.url)
  await machine.database.query(`INSERT INTO client_relations (id, trainer_id, client_id) VALUES (uuidv7(), $1, $2)`, [
    old.id,
    client.id,
  ])
  await invite(one.url, next, client.email)
  const { rows } = await machine.database.query('SELECT id, version FROM invites WHERE trainer_id = $1', [next.id])
  const token = linkTokens(linkSecret).create(linkPurposes.invitation, inviteSubject(rows[0]))
  const counts = new Set<number>()
  const watch = { isOn: true }
  const watching = (async () => {
    while (watch.isOn) {
      const live = await machine.database.query(
        `SELECT 1 FROM client_relations WHERE client_id = $1 AND status <> 'ARCHIVED'`,
        [client.id],
      )
      counts.add(live.rowCount ?? 0)
    }
  })()
  const accepting = { consent: consentVersion, switchTrainer: true }
  const tabs = await Promise.all(
    [one, other].map(({ url }) =>
      send(url, invites.accept, { token: client.access_token, params: { token }, body: accepting }),
    ),
  )
  watch.isOn = false
  await watching
  expect(tabs.map(({ status }) => status)).toEqual([200, 200])
  expect([...counts]).toEqual([1])
  for (const { url } of [one, other]) {
    const read = (trainer: Member) =>
      send(url, notes.ofUser, { token: trainer.access_token, params: { userId: client.id } })
    expect((await read(old)).body.code).toBe('forbidden')
    expect((await read(next)).status).toBe(200)
  }
})
