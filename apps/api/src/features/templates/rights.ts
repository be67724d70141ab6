import { maxTemplates } from '@kostbar/contracts/templates/limits'
import { sql } from 'kysely'
import { type Actor, ownerOf } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { hasUsableSlots } from '../subscriptions/service.ts'
import { lockUser } from '../users/service.ts'

/** Number of an actor's templates, and whether more can be created. */
export interface TemplateAllowance {
  /** Number of templates that are not deleted. */
  readonly count: number
  /** Whether the one test template exists. */
  readonly hasTest: boolean
  /** Trainers need client slots for more than the test template; always true for admins. */
  readonly hasSlots: boolean
}

/** Loads an actor's rights to templates; one query. */
export async function loadRights(db: Db, actor: Actor): Promise<TemplateAllowance> {
  const ownerId = ownerOf(actor)
  const { rows } = await sql<TemplateAllowance>`
    SELECT (SELECT count(*)::int FROM templates WHERE owner_id IS NOT DISTINCT FROM ${ownerId}::uuid AND deleted_at IS NULL) AS count,
           EXISTS (SELECT FROM templates WHERE owner_id = ${ownerId}::uuid AND is_test AND deleted_at IS NULL) AS "hasTest",
           ${ownerId === null} OR ${hasUsableSlots(sql<string>`${actor.id}::uuid`)} AS "hasSlots"`.execute(db)
  const [rights] = rows
  if (!rights) throw new Error('No row of an expression')
  return rights
}

export const mayCreate = ({ count, hasTest, hasSlots }: TemplateAllowance): boolean =>
  hasSlots ? count < maxTemplates : !hasTest

/** Locks an actor's templates. */
export async function lockTemplates(tx: Tx, actor: Actor): Promise<void> {
  if (ownerOf(actor) === null) await sql`SELECT pg_advisory_xact_lock(hashtext('system-templates'))`.execute(tx)
  else await lockUser(tx, actor.id)
}

/**
 * Locks an actor's templates and checks that another may be created.
 * @returns whether it will be the test template
 * @throws Problem `list_full`; `templates_need_slots` for a second template without client slots
 */
export async function lockForNewTemplate(tx: Tx, actor: Actor): Promise<boolean> {
  await lockTemplates(tx, actor)
  const rights = await loadRights(tx, actor)
  if (mayCreate(rights)) return !rights.hasSlots
  throw new Problem(rights.hasSlots ? 'list_full' : 'templates_need_slots')
}
