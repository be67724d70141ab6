import { randomUUID } from 'node:crypto'
import { consentVersion } from '@kostbar/contracts/health/consent-texts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Jobs, openJobs } from '../infra/jobs.ts'
import { checkInForm } from '../testing/check-ins.ts'
import { waitUntil } from './testing/load.ts'
import { useApiProcesses } from './testing/use-api-processes.ts'

/** A day on which many clients are asked the questions of their check-in, by processes that are killed meanwhile. */
const machine = useApiProcesses()
let jobs: Jobs

beforeAll(async () => {
  jobs = await openJobs(`${machine.database.options.connectionString}`, () => undefined)
})
afterAll(() => jobs.close())

/** Clients that one run of the job asks. */
const batch = 500

/**
 * Adds clients of one trainer who are due to be asked, and have not answered what they were asked before.
 * @param daysAgo since when they are due; one run asks those who have waited longest
 * @returns the id of one of them
 */
async function addDueClients(count: number, daysAgo: number): Promise<string> {
  const { rows } = await machine.database.query(
    `WITH trainer AS (
       INSERT INTO users (id, email, password_hash, first_name, phone_number, roles, updated_at)
       VALUES (uuidv7(), $1, '', 'Eva', '', '{ROLE_TRAINER}', now()) RETURNING id),
     form AS (
       INSERT INTO check_in_forms (id, trainer_id, name, questions) SELECT uuidv7(), id, $2, $3 FROM trainer RETURNING id),
     client AS (
       INSERT INTO users (id, email, password_hash, first_name, phone_number, updated_at)
       SELECT uuidv7(), gen_random_uuid() || '@example.test', '', 'Ben', '', now() FROM generate_series(1, $4::int)
       RETURNING id),
     relation AS (
       INSERT INTO client_relations (id, trainer_id, client_id, origin)
       SELECT uuidv7(), t.id, c.id, 'ASSIGNED' FROM trainer t, client c RETURNING id, client_id),
     consent AS (
       INSERT INTO consents (id, user_id, kind, version, relation_id)
       SELECT uuidv7(), client_id, kind::"ConsentKind", $5, CASE kind WHEN 'COACHING' THEN id END
         FROM relation, unnest(ARRAY['HEALTH', 'COACHING']) kind),
     schedule AS (
       INSERT INTO check_in_schedules (relation_id, form_id, weekday, next_on)
       SELECT r.id, f.id, 'Monday', CURRENT_DATE - $6::int FROM relation r, form f)
     INSERT INTO check_ins (id, user_id, relation_id, form_name, questions, due_on)
     SELECT uuidv7(), client_id, id, $2, $3, CURRENT_DATE - $6::int - 7 FROM relation RETURNING user_id`,
    [
      `${randomUUID()}@example.test`,
      checkInForm.name,
      JSON.stringify(checkInForm.questions),
      count,
      consentVersion,
      daysAgo,
    ],
  )
  return rows[0].user_id
}

/** Numbers of clients by their check-ins, oldest first, and by what they were told. */
const clientsByState = async () => {
  const { rows } = await machine.database.query(
    `SELECT "checkIns", told, count(*)::int AS clients
       FROM (SELECT (SELECT array_agg(c.status::text ORDER BY c.due_on) FROM check_ins c WHERE c.user_id = r.client_id) AS "checkIns",
                    ARRAY(SELECT n.kind FROM notifications n WHERE n.user_id = r.client_id ORDER BY n.kind) AS told
               FROM client_relations r) state
      GROUP BY 1, 2 ORDER BY 1`,
  )
  return rows
}

/** Clients whom the job has not reached, and those for whom it has done everything, once. */
const untouched = (clients: number) => ({ checkIns: ['OPEN'], told: [], clients })
const done = (clients: number) => ({ checkIns: ['MISSED', 'OPEN'], told: ['checkInDue', 'checkInMissed'], clients })

/** Runs the job, as its schedule does every five minutes, on a process that is killed once the job waits for a lock. */
async function killAtLock(lock: string, values: unknown[] = []): Promise<void> {
  const client = await machine.database.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
    await client.query(lock, values)
    // Started behind the lock: it may repeat a killed run before it is told to.
    const api = await machine.start()
    await jobs.send({ name: 'check-ins' }, {})
    await waitUntil('the job waits for the lock', async () => {
      const waiting = 'SELECT FROM pg_stat_activity WHERE $1 = ANY(pg_blocking_pids(pid))'
      return (await machine.database.query(waiting, [rows[0].pid])).rowCount
    })
    await api.end('SIGKILL')
  } finally {
    await client.query('ROLLBACK')
    client.release()
  }
}

const isThrough = async () => {
  await machine.skipRetryDelays()
  const open = `SELECT FROM pgboss.job WHERE name = 'check-ins' AND state < 'completed'`
  return (await machine.database.query(open)).rowCount === 0
}

it('asks every client once, and says once what was missed, though the job is killed in the middle', async () => {
  await addDueClients(batch, 2)
  const last = await addDueClients(1, 1)

  // The notifications are written last: check-ins and schedules are changed by then, and not committed.
  await killAtLock('LOCK TABLE notifications IN EXCLUSIVE MODE')
  expect(await clientsByState()).toEqual([untouched(batch + 1)])

  // The first run is through; the next one waits for the row of the client who is left.
  await killAtLock('SELECT FROM users WHERE id = $1 FOR UPDATE', [last])
  expect(await clientsByState()).toEqual([done(batch), untouched(1)])

  await machine.start()
  await waitUntil('all runs are through, also those that were killed', isThrough)
  expect(await clientsByState()).toEqual([done(batch + 1)])
})
