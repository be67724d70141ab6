import { contracts } from '@kostbar/contracts/all'
import type { Contract } from '@kostbar/contracts/endpoint'
import { beforeAll, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type Person, useTestApp } from '../testing/test-app.ts'
import type { JsonSchema } from './from-json-schema.ts'
import { sampleRequest } from './sample-request.ts'

const app = useTestApp()
const endpointsWithBody = Object.values(contracts)
  .flatMap((calls) => Object.values<Contract>(calls))
  .filter(({ body }) => body)

/** Names of the fields of a body, including those of objects nested one level deep. */
function declaredFields({ body }: Contract): string[] {
  if (!body) return []
  const { properties = {} } = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  return Object.entries(properties).flatMap(([name, schema]) => [name, ...Object.keys(schema.properties ?? {})])
}

/** Marker in every field that the contract does not declare; no sample value contains it. */
const marker = 'KAPERN'

/** Names of all columns, also as properties; of those that refer to a user; and of all tables. */
let columns: string[]
let userColumns: string[]
let tables: string[]

const columnNames = `SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`
const userColumnNames = `SELECT DISTINCT attname AS name FROM pg_constraint
  JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY(conkey) WHERE contype = 'f' AND confrelid = 'users'::regclass`
const tableNames = `SELECT table_name AS name FROM information_schema.tables
  WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`

beforeAll(async () => {
  const namesOf = async (sql: string) =>
    (await app.infra.database.pool.query<{ name: string }>(sql)).rows.map(({ name }) => name)
  const camelCase = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
  const inBothCases = (names: string[]) => names.flatMap((name) => [name, camelCase(name)])
  columns = inBothCases(await namesOf(columnNames))
  userColumns = inBothCases(await namesOf(userColumnNames))
  tables = await namesOf(tableNames)
})

const withValue = (names: string[], value: string) => Object.fromEntries(names.map((name) => [name, value]))

/** Fields that the contract does not declare: every column of every table, with values an attacker would choose. */
function undeclaredFields(endpoint: Contract, victimId: string): Record<string, unknown> {
  const flags = { roles: ['ROLE_ADMIN'], addedByAdmin: true, checked: true }
  const extra = { ...withValue(columns, marker), ...withValue(userColumns, victimId), ...flags }
  const declared = new Set(declaredFields(endpoint))
  return Object.fromEntries(Object.entries(extra).filter(([name]) => !declared.has(name)))
}

/** Ids of the attackers who are admins. */
const admins: string[] = []

/** Someone whom the guard does not refuse, and the user whose data the request is about. */
async function makeAttacker({ access }: Contract): Promise<{ attacker: Person; userId: string }> {
  if (access === 'admin') {
    const attacker = await app.person(['ROLE_ADMIN'])
    admins.push(attacker.id)
    return { attacker, userId: (await app.account()).id }
  }
  // Members only read their documents.
  const isDocument = typeof access === 'object' && access.area === 'documents'
  if (access === 'trainer' || access === 'staff' || isDocument) {
    const client = await app.account()
    return { attacker: await app.trainerOf(client), userId: client.id }
  }
  const attacker = await app.person()
  return { attacker, userId: attacker.id }
}

/** Codes with which the guard refuses a caller; then nothing was tested. */
const codesOfRefusals = ['not_signed_in', 'forbidden', 'no_access', 'slots_lapsed', 'consent_needed', 'reason_needed']

/** Rows of every table with the marker or the victim's id in any column. @returns `table: row`, in no order */
async function findTraces(victimId: string): Promise<string[]> {
  const traces = tables.map(
    (table) =>
      `SELECT '${table}: ' || t::text AS trace FROM "${table}" t WHERE t::text LIKE '%${marker}%' OR t::text LIKE '%' || $1 || '%'`,
  )
  const { rows } = await app.infra.database.pool.query<{ trace: string }>(traces.join(' UNION ALL '), [victimId])
  return rows.map(({ trace }) => trace)
}

/** Values without a trace that only an attack stores: roles, flags, and what others than the user state. */
const findPrivileges = `
  SELECT 'admin' FROM users WHERE 'ROLE_ADMIN' = ANY(roles) AND id <> ALL($1::uuid[])
  UNION ALL SELECT 'verified trainer' FROM trainer_profiles WHERE verified_at IS NOT NULL
  UNION ALL SELECT 'note of a trainer' FROM notes WHERE added_by_admin
  UNION ALL SELECT 'item of a plan' FROM shopping_items WHERE source <> 'USER'
  UNION ALL SELECT 'draft of a trainer' FROM anamnesis_drafts WHERE is_updated_by_trainer`

it('finds the marker and the victim in any table', async () => {
  const [victim, attacker] = [await app.person(), await app.person()]
  const before = await findTraces(victim.id)
  const { savedReply, note } = app.infra.database.prisma
  await savedReply.create({ data: { trainerId: victim.id, title: 'Titel', text: 'Text' } })
  await note.create({ data: { userId: attacker.id, title: 'Titel', note: `Ein ${marker} im Text` } })
  const found = (await findTraces(victim.id)).filter((trace) => !before.includes(trace))
  expect(found.sort()).toEqual([expect.stringMatching(/^notes: .*KAPERN/), expect.stringMatching(/^saved_replies: /)])
})

it.each(endpointsWithBody.map((endpoint) => [endpoint.path, endpoint] as const))(
  'stores no field that the contract does not declare: POST %s',
  async (_path, endpoint) => {
    const [{ attacker, userId }, victim] = [await makeAttacker(endpoint), await app.person()]
    const before = await findTraces(victim.id)
    const sample = sampleRequest(endpoint, userId)
    const body = sample.body as Record<string, unknown>
    const extra = undeclaredFields(endpoint, victim.id)
    const item = body.item ? { item: { ...(body.item as object), ...extra } } : {}
    const answer = await attacker.exchange(endpoint, { ...sample, body: { ...body, ...extra, ...item } })
    expect(codesOfRefusals).not.toContain(answer.body.code)
    expect((await findTraces(victim.id)).filter((trace) => !before.includes(trace))).toEqual([])
    const { rows } = await app.infra.database.pool.query(findPrivileges, [admins])
    expect(rows).toEqual([])
  },
)
