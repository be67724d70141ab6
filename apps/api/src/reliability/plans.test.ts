import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import { beforeAll, expect, it } from 'vitest'
import { acknowledged, type Member, member, send } from './testing/calls.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** A plan is changed and released while API processes are killed, and over two processes at once. */
const machine = useApiProcesses()
let ben: Member
let tina: Member
let recipeId: string
let api: Awaited<ReturnType<typeof machine.start>>

beforeAll(async () => {
  api = await machine.start()
  ben = await member(api.url)
  tina = await member(api.url)
  await machine.database.query(`UPDATE users SET roles = '{ROLE_TRAINER}' WHERE id = $1`, [tina.id])
  await machine.database.query(
    `INSERT INTO client_relations (id, trainer_id, client_id, origin) VALUES (uuidv7(), $1, $2, 'ASSIGNED')`,
    [tina.id, ben.id],
  )
  const { rows } = await machine.database.query<{ id: string }>(
    `INSERT INTO recipes (id, name, kcal, carbs, proteins, fats) VALUES (uuidv7(), 'Suppe', 1, 1, 1, 1) RETURNING id`,
  )
  recipeId = rows[0]?.id ?? ''
})

const asTina = () => ({ token: tina.access_token, params: { userId: ben.id } })
const day = (version: number, portions: number) => ({
  day: 'Monday' as const,
  version,
  meals: [{ meal: 'LUNCH' as const, note: `${portions} Portionen`, entries: [{ recipeId, portions }] }],
})
const draftAt = async (url: string) => (await send(url, nutritionplan.draft, asTina())).body
const saveDraft = (url: string, version: number, portions: number) =>
  send(url, nutritionplan.saveDraftDay, { ...asTina(), body: day(version, portions) })

/** Numbers of the rows that a release writes, as one row. */
const stateOfBen = async () => {
  const { rows } = await machine.database.query(
    `SELECT (SELECT count(*)::int FROM plan_entries WHERE user_id = $1) AS entries,
            (SELECT count(*)::int FROM plan_notes WHERE user_id = $1) AS notes,
            (SELECT count(*)::int FROM plan_days WHERE user_id = $1) AS days,
            (SELECT count(*)::int FROM plan_drafts WHERE user_id = $1) AS drafts,
            (SELECT count(*)::int FROM plan_revisions WHERE user_id = $1 AND NOT draft) AS revisions,
            (SELECT count(*)::int FROM notifications WHERE user_id = $1) AS notifications`,
    [ben.id],
  )
  return rows[0]
}

it('releases a draft completely or not at all, though the API is killed before the last statement', async () => {
  expect((await saveDraft(api.url, 0, 2)).status).toBe(200)
  const { version, released } = await draftAt(api.url)
  const before = await stateOfBen()
  expect(before).toMatchObject({ entries: 0, drafts: 1, revisions: 0 })
  const publish = (url: string) =>
    send(url, nutritionplan.publish, { ...asTina(), body: { draft: version, released, overrides: [] } })

  // A release writes the notification last: while it waits for this lock, everything else is written but not committed.
  const client = await machine.database.connect()
  await client.query('BEGIN; LOCK TABLE notifications IN EXCLUSIVE MODE')
  const sent = acknowledged(publish(api.url))
  await expect
    .poll(async () => {
      const { rowCount } = await machine.database.query(
        `SELECT FROM pg_locks l JOIN pg_class c ON c.oid = l.relation WHERE c.relname = 'notifications' AND NOT l.granted`,
      )
      return rowCount
    })
    .toBe(1)
  await api.end('SIGKILL')
  expect(await sent).toBe(false)
  await client.query('ROLLBACK')
  client.release()
  expect(await stateOfBen()).toEqual(before)

  api = await machine.start()
  expect((await publish(api.url)).status).toBe(200)
  expect(await stateOfBen()).toEqual({ entries: 1, notes: 1, days: 1, drafts: 0, revisions: 1, notifications: 1 })
})

it('two instances: of two who save one day, one is told; what both wrote is still there to compare', async () => {
  const other = await machine.start()
  const { days } = await draftAt(api.url)
  const { version } = days[0]
  const results = await Promise.all([saveDraft(api.url, version, 3), saveDraft(other.url, version, 4)])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  const winner = results[0]?.status === 200 ? 3 : 4
  const meal = (await draftAt(other.url)).days[0].meals.find(({ id }: { id: string }) => id === 'LUNCH')
  expect(meal).toMatchObject({ note: `${winner} Portionen`, recipes: [{ portions: winner }] })
})

it('never deadlocks: saves, switches, notes, releases and undone changes at once, all answered', async () => {
  const lunch = { day: 'Monday', meal: 'LUNCH', userId: ben.id } as const
  const work = Array.from({ length: 12 }, async (_, index) => {
    const { version, released, days } = await draftAt(api.url)
    const revisions = await send(api.url, nutritionplan.revisions, { ...asTina(), query: {} })
    const answers = await Promise.all([
      saveDraft(api.url, days[0].version, (index + 1) / 4),
      send(api.url, nutritionplan.publish, { ...asTina(), body: { draft: version, released, overrides: [] } }),
      send(api.url, nutritionplan.setMealNote, { token: tina.access_token, body: { ...lunch, note: `${index}` } }),
      send(api.url, nutritionplan.toggle, { token: tina.access_token, body: { ...lunch, recipeId, portions: 1 } }),
      send(api.url, nutritionplan.toggleMeal, {
        token: tina.access_token,
        params: { id: ben.id, meal: 'LUNCH' },
        query: {},
      }),
      send(api.url, nutritionplan.undo, {
        token: tina.access_token,
        params: { userId: ben.id, id: revisions.body.items[0]?.id },
        body: {},
      }),
    ])
    return answers.map(({ status }) => status)
  })
  const statuses = (await Promise.all(work)).flat()
  expect(statuses.filter((status) => ![200, 404, 409].includes(status))).toEqual([])
  expect((await send(api.url, nutritionplan.ofUser, asTina())).status).toBe(200)

  // A deadlock is answered with 503 as a busy instance is, so only the log tells them apart; it is complete at the end.
  await api.end('SIGTERM')
  expect(api.output()).not.toContain('40P01')
})
