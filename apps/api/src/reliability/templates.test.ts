import { randomUUID } from 'node:crypto'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { templates } from '@kostbar/contracts/templates/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { acknowledged, type Member, member, send } from './testing/calls.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** A template is applied to several clients by an API process that is killed in the middle. */
const machine = useApiProcesses()
let tina: Member
let clients: Member[]
let templateId: string
let api: Awaited<ReturnType<typeof machine.start>>

beforeAll(async () => {
  api = await machine.start()
  tina = await member(api.url)
  clients = [await member(api.url), await member(api.url), await member(api.url)]
  const { database } = machine
  await database.query(`UPDATE users SET roles = '{ROLE_TRAINER}' WHERE id = $1`, [tina.id])
  for (const { id } of clients) {
    const { rows } = await database.query<{ id: string }>(
      `INSERT INTO client_relations (id, trainer_id, client_id, origin) VALUES (uuidv7(), $1, $2, 'ASSIGNED') RETURNING id`,
      [tina.id, id],
    )
    await database.query(
      `INSERT INTO consents (id, user_id, kind, version, relation_id)
       VALUES (uuidv7(), $1, 'HEALTH', $2, NULL), (uuidv7(), $1, 'COACHING', $2, $3)`,
      [id, consentVersion, rows[0]?.id],
    )
  }
  const { rows } = await database.query<{ id: string }>(
    `INSERT INTO recipes (id, name, kcal, carbs, proteins, fats) VALUES (uuidv7(), 'Suppe', 1, 1, 1, 1) RETURNING id`,
  )
  const token = tina.access_token
  const created = await send(api.url, templates.create, { token, body: { name: 'Woche', goal: 'KEEP' } })
  templateId = created.body.id
  const entries = [{ recipeId: rows[0]?.id, portions: 1 }]
  const meals = ['BREAKFAST', 'LUNCH', 'DINNER'].map((meal) => ({ meal, note: 'Warm', entries }))
  const params = { id: templateId }
  await send(api.url, templates.saveDay, { token, params, body: { day: 'Monday', version: 0, meals } })
})

const stateOf = async ({ id }: Member) => {
  const { rows } = await machine.database.query(
    `SELECT (SELECT count(*)::int FROM plan_entries WHERE user_id = $1) AS entries,
            (SELECT count(*)::int FROM plan_notes WHERE user_id = $1) AS notes,
            (SELECT count(*)::int FROM plan_revisions WHERE user_id = $1) AS revisions,
            (SELECT count(*)::int FROM notifications WHERE user_id = $1) AS notifications`,
    [id],
  )
  return rows[0]
}

it('killed in the middle: each client has all of it or nothing, and the list says who', async () => {
  const token = tina.access_token
  const params = { id: templateId }
  const how = { mode: 'REPLACE', scalePortions: false, release: true }
  const clientIds = clients.map(({ id }) => id)
  const shown = (await send(api.url, templates.dryRun, { token, params, body: { ...how, clientIds } })).body
  const shownClients: { clientId: string; basis: string }[] = shown.clients
  const [first, second, third] = shownClients.map(({ clientId }) => clients.find(({ id }) => id === clientId))
  if (!first || !second || !third) throw new Error('Three clients were chosen')
  const body = {
    ...how,
    key: randomUUID(),
    version: shown.version,
    clients: shownClients.map(({ clientId, basis }) => ({ clientId, basis })),
  }

  // Locks the second client's row as `lockUser` does: the first client's transaction commits, the second waits. Not
  // `FOR UPDATE`: the foreign keys of the application's rows would wait for that, too.
  const lock = await machine.database.connect()
  await lock.query('BEGIN')
  await lock.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [second.id])
  const sent = acknowledged(send(api.url, templates.apply, { token, params, body }))
  const statuses = async () => {
    const { rows } = await machine.database.query<{ status: string }>(
      `SELECT c.status FROM template_application_clients c JOIN unnest($1::uuid[]) WITH ORDINALITY AS o(id, n) ON o.id = c.client_id ORDER BY o.n`,
      [shownClients.map(({ clientId }) => clientId)],
    )
    return rows.map(({ status }) => status)
  }
  try {
    await expect.poll(statuses).toEqual(['APPLIED', 'PENDING', 'PENDING'])
    await api.end('SIGKILL')
    expect(await sent).toBe(false)
  } finally {
    await lock.query('ROLLBACK')
    lock.release()
  }

  const all = { entries: 3, notes: 3, revisions: 1, notifications: 1 }
  const nothing = { entries: 0, notes: 0, revisions: 0, notifications: 0 }
  expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([all, nothing, nothing])

  api = await machine.start()
  const listed = await send(api.url, templates.applications, { token, query: {} })
  expect(listed.body.items).toMatchObject([{ applied: 1, skipped: 0, pending: 2 }])
  const application = { id: listed.body.items[0].id }
  const detail = await send(api.url, templates.application, { token, params: application })
  const named = new Map(
    detail.body.clients.map((row: { clientId: string; status: string }) => [row.clientId, row.status]),
  )
  expect([first, second, third].map(({ id }) => named.get(id))).toEqual(['APPLIED', 'PENDING', 'PENDING'])

  // The repeated request applies nothing twice; a new dry run covers the remaining clients, and everything can be
  // undone.
  expect((await send(api.url, templates.apply, { token, params, body })).body.id).toBe(application.id)
  expect(await stateOf(second)).toEqual(nothing)
  const undone = await send(api.url, templates.undo, { token, params: application })
  expect(undone.status).toBe(200)
  expect(await stateOf(first)).toMatchObject({ entries: 0, notes: 0, revisions: 2 })
})
