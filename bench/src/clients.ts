import { clientSort } from '@kostbar/contracts/clients/schemas'
import { startTestPostgres } from '@kostbar/machine/test-postgres'
import { applyMigrations } from '@kostbar/prisma/migrate'
import pg from 'pg'
import type { BenchSession } from './fill.ts'
import type { LoadCall } from './load.ts'
import { describeMachine } from './machine.ts'
import { type Plan, paired, type Side } from './paired.ts'
import { startServer } from './server-process.ts'
import { median, withSpread } from './statistics.ts'
import { printTable } from './table.ts'
import { authorization } from './tokens.ts'

/**
 * `pnpm bench:clients`: time per row of a trainer's client list with 500 active and 5 000 archived clients, relative to
 * a list of 25 clients, for every filter and sort. A page of the large practice has 100 rows, a page of the small one
 * 25.
 */
const goal = 1.2

const plan: Plan = { connections: 1, rounds: 6, seconds: 1, warmUpCalls: 200 }

/**
 * Adds a trainer with numbers of active and archived clients; the active ones consent to the trainer's reading, and a
 * tenth of them wait for an answer.
 */
async function addPractice(client: pg.Client, active: number, archived: number): Promise<BenchSession> {
  const { rows } = await client.query<BenchSession>(
    `WITH trainer AS (
       INSERT INTO users (id, email, password_hash, first_name, phone_number, roles, updated_at)
       VALUES (uuidv7(), $1 || '@example.test', 'none', 'Tina', '', '{ROLE_TRAINER}', now()) RETURNING id
     ), session AS (
       INSERT INTO sessions (id, user_id, user_agent, expires_at)
       SELECT uuidv7(), id, 'bench', now() + interval '1 day' FROM trainer RETURNING id, user_id
     ), slots AS (
       INSERT INTO subscriptions (id, user_id, kind, status, quantity, current_period_end)
       SELECT uuidv7(), id, 'CLIENT_SLOTS', 'ACTIVE', 500, now() + interval '30 days' FROM trainer
     ), member AS (
       INSERT INTO users (id, email, password_hash, first_name, last_name, phone_number, kcal, last_seen_at, updated_at)
       SELECT uuidv7(), n || '.' || $1 || '@example.test', 'none', 'Anna ' || n % 37, 'Muster ' || n, '',
              CASE WHEN n % 3 = 0 THEN 2000 END, now() - make_interval(hours => n % 400), now()
         FROM generate_series(1, $2::int + $3::int) n RETURNING id, split_part(email, '.', 1)::int AS n
     ), relation AS (
       INSERT INTO client_relations (id, trainer_id, client_id, status, tags, ended_at, ended_by, next_review_at)
       SELECT uuidv7(), t.id, m.id, (CASE WHEN n > $2 THEN 'ARCHIVED' WHEN n % 20 = 0 THEN 'PAUSED' ELSE 'ACTIVE' END)::"ClientStatus",
              CASE WHEN n % 4 = 0 THEN '{Vegan}'::text[] ELSE '{}' END, CASE WHEN n > $2 THEN now() - make_interval(hours => n) END,
              CASE WHEN n > $2 THEN 'TRAINER'::"RelationEnd" END, current_date + n % 60
         FROM trainer t, member m RETURNING id, client_id, status
     ), agreed AS (
       INSERT INTO consents (id, user_id, kind, version, relation_id)
       SELECT uuidv7(), client_id, kind, '2026-11', CASE WHEN kind = 'COACHING' THEN id END
         FROM relation, unnest('{HEALTH,COACHING}'::"ConsentKind"[]) AS kind
        WHERE status <> 'ARCHIVED'
     ), answer AS (
       INSERT INTO pending_answers (id, relation_id, kind, subject_id, due_at)
       SELECT uuidv7(), id, 'MESSAGE', id, now() + interval '20 hours' FROM relation
        WHERE status = 'ACTIVE' AND random() < 0.1
     )
     SELECT user_id AS "userId", id AS "sessionId" FROM session`,
    [`praxis${active}`, active, archived],
  )
  const [session] = rows
  if (!session) throw new Error('The practice was not inserted')
  return session
}

await using cleanUp = new AsyncDisposableStack()
const postgres = await startTestPostgres()
cleanUp.defer(() => postgres.stop())
await applyMigrations(postgres.url)
const client = new pg.Client({ connectionString: postgres.url })
await client.connect()
const small = await addPractice(client, 25, 0)
const large = await addPractice(client, 500, 5_000)
await client.query('VACUUM ANALYZE')
await client.end()
const server = await startServer('api', postgres.url)
cleanUp.defer(() => server.stop())

const filters = ['group=ATTENTION', 'group=INACTIVE', 'status=ACTIVE', 'tag=Vegan', 'filter=muster']
const queries = [...clientSort.options.map((sort) => `sort=${sort}`), ...filters]

const call = (query: string): LoadCall => ({ name: query, method: 'GET', path: `/clients?perPage=100&${query}` })
const side = (session: BenchSession): Side => ({ server, sessions: [session] })

/** Number of rows on the first page. */
async function countRows(query: string, session: BenchSession): Promise<number> {
  const response = await fetch(`${server.url}${call(query).path}`, {
    headers: { authorization: authorization(session) },
  })
  return ((await response.json()) as { items: unknown[] }).items.length
}

const table = [['', 'goal', 'cost of a row (spread)', '', 'cost of a page']]
for (const query of queries) {
  const rowsOf = [await countRows(query, small), await countRows(query, large)] as const
  const pairs = await paired(side(small), side(large), call(query), plan)
  const pages = pairs.map(({ first, second }) => first.perSecond / second.perSecond)
  const ratios = pages.map((ratio) => (ratio * rowsOf[0]) / rowsOf[1])
  const excess = median(ratios) - goal
  table.push([
    query,
    `≤ ${goal.toFixed(2)}`,
    withSpread(ratios),
    excess > 0 ? `missed by ${excess.toFixed(2)}` : 'reached',
    `${median(pages).toFixed(2)} × for ${rowsOf[1]} rows instead of ${rowsOf[0]}`,
  ])
}
printTable(table)
console.log(`\n${describeMachine()}`)
