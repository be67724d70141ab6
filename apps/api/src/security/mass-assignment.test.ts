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

/** Names of all columns, also as properties. */
let columns: string[]
beforeAll(async () => {
  const { rows } = await app.infra.database.pool.query<{ name: string }>(
    `SELECT DISTINCT column_name AS name FROM information_schema.columns WHERE table_schema = 'public'`,
  )
  const camelCase = (name: string) => name.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase())
  columns = rows.flatMap(({ name }) => [name, camelCase(name)])
})

/** Fields that the contract does not declare: every column of every table, with values an attacker would choose. */
function undeclaredFields(endpoint: Contract, userId: string): Record<string, unknown> {
  const attackValues = { roles: ['ROLE_ADMIN'], userId, user_id: userId, addedByAdmin: true, checked: true }
  const extra = { ...Object.fromEntries(columns.map((name) => [name, 'KAPERN'])), ...attackValues }
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

/**
 * Finds rows that only an attack creates: other admins, rows of the victim, notes as if by the trainer, the marker
 * `KAPERN`.
 */
const findDamage = `
  SELECT 'admin' FROM users WHERE 'ROLE_ADMIN' = ANY(roles) AND id <> ALL($2::uuid[])
  UNION ALL SELECT 'note' FROM notes n WHERE n.user_id = $1 OR n.added_by_admin OR n::text LIKE '%KAPERN%'
  UNION ALL SELECT 'item' FROM shopping_items i WHERE i.user_id = $1 OR i.source <> 'USER' OR i::text LIKE '%KAPERN%'
  UNION ALL SELECT 'user' FROM users u WHERE u::text LIKE '%KAPERN%'
  UNION ALL SELECT 'recipe' FROM recipes r WHERE r.owner_id = $1 OR r::text LIKE '%KAPERN%'
  UNION ALL SELECT 'food' FROM foods f WHERE f.owner_id = $1 OR f::text LIKE '%KAPERN%'
  UNION ALL SELECT 'plan' FROM plan_notes p WHERE p.user_id = $1 OR p::text LIKE '%KAPERN%'
  UNION ALL SELECT 'plan entry' FROM plan_entries e WHERE e.user_id = $1
  UNION ALL SELECT 'plan day' FROM plan_days d WHERE d.user_id = $1 OR d.updated_by_id = $1
  UNION ALL SELECT 'plan draft' FROM plan_drafts d WHERE d.user_id = $1 OR d.author_id = $1 OR d::text LIKE '%KAPERN%'
  UNION ALL SELECT 'plan change' FROM plan_revisions v WHERE v.user_id = $1 OR v.actor_id = $1 OR v::text LIKE '%KAPERN%'
  UNION ALL SELECT 'override' FROM guard_overrides o WHERE o.user_id = $1 OR o.actor_id = $1
  UNION ALL SELECT 'template' FROM templates t WHERE t.owner_id = $1 OR t::text LIKE '%KAPERN%'
  UNION ALL SELECT 'application' FROM template_applications a WHERE a.actor_id = $1
  UNION ALL SELECT 'challenge' FROM challenges c WHERE c.owner_id = $1 OR c::text LIKE '%KAPERN%'
  UNION ALL SELECT 'push message' FROM push_messages m WHERE m.author_id = $1 OR m::text LIKE '%KAPERN%'
  UNION ALL SELECT 'push device' FROM push_subscriptions s WHERE s.user_id = $1 OR s::text LIKE '%KAPERN%'
  UNION ALL SELECT 'protocol' FROM protocols p WHERE p.user_id = $1
  UNION ALL SELECT 'photo' FROM photos p WHERE p.user_id = $1
  UNION ALL SELECT 'targets' FROM macro_targets m WHERE m.user_id = $1 OR m.set_by_id = $1
  UNION ALL SELECT 'measure' FROM measures m WHERE m.user_id = $1
  UNION ALL SELECT 'care profile' FROM care_profiles c WHERE c.user_id = $1 OR c.updated_by_id = $1
  UNION ALL SELECT 'clearance' FROM clearances c WHERE c.user_id = $1 OR c.trainer_id = $1
  UNION ALL SELECT 'draft' FROM anamnesis_drafts d WHERE d.user_id = $1 OR d.is_updated_by_trainer
  UNION ALL SELECT 'version' FROM anamnesis_versions v WHERE v.user_id = $1
  UNION ALL SELECT 'question' FROM anamnesis_questions q WHERE q.trainer_id = $1 OR q::text LIKE '%KAPERN%'
  UNION ALL SELECT 'consent' FROM consents c WHERE c.version LIKE '%KAPERN%' OR (c.user_id = $1 AND c.kind <> 'HEALTH')
  UNION ALL SELECT 'purchase' FROM purchases p WHERE p.user_id = $1 OR p::text LIKE '%KAPERN%'
  UNION ALL SELECT 'customer' FROM payment_customers c WHERE c.user_id = $1 OR c::text LIKE '%KAPERN%'
  UNION ALL SELECT 'withdrawal' FROM withdrawals w WHERE w::text LIKE '%KAPERN%'
  UNION ALL SELECT 'relation' FROM client_relations r WHERE r.client_id = $1 OR r.trainer_id = $1 OR r::text LIKE '%KAPERN%'
  UNION ALL SELECT 'trainer' FROM trainer_profiles p WHERE p.user_id = $1 OR p.verified_at IS NOT NULL OR p::text LIKE '%KAPERN%'
  UNION ALL SELECT 'invite' FROM invites i WHERE i.trainer_id = $1 OR i.client_id = $1 OR i::text LIKE '%KAPERN%'
  UNION ALL SELECT 'session' FROM sessions s WHERE s.user_id = $1 AND s.user_agent LIKE '%KAPERN%'`

it.each(endpointsWithBody.map((endpoint) => [endpoint.path, endpoint] as const))(
  'stores no field that the contract does not declare: POST %s',
  async (_path, endpoint) => {
    const [{ attacker, userId }, victim] = [await makeAttacker(endpoint), await app.person()]
    const sample = sampleRequest(endpoint, userId)
    const body = sample.body as Record<string, unknown>
    const extra = undeclaredFields(endpoint, victim.id)
    const item = body.item ? { item: { ...(body.item as object), ...extra } } : {}
    const answer = await attacker.exchange(endpoint, { ...sample, body: { ...body, ...extra, ...item } })
    expect(codesOfRefusals).not.toContain(answer.body.code)
    const { rows } = await app.infra.database.pool.query(findDamage, [victim.id, admins])
    expect(rows).toEqual([])
  },
)
