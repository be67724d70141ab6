import type { Weekday } from '@kostbar/contracts/meals'
import type { TemplateInput } from '@kostbar/contracts/templates/schemas'
import { sql } from 'kysely'
import { type Actor, ownerOf } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { loadRights } from './rights.ts'
import { isReadableBy } from './rows.ts'

/** A template with the data needed for writing. */
interface LockedTemplate {
  readonly id: string
  readonly ownerId: string | null
  readonly name: string
  readonly description: string
  readonly goal: TemplateInput['goal']
  readonly tags: string[]
  readonly kcal: number | null
  readonly carbs: number | null
  readonly proteins: number | null
  readonly fats: number | null
  readonly isTest: boolean
  readonly version: number
  readonly detailsVersion: number
  readonly dayVersions: Readonly<Partial<Record<Weekday, number>>>
  readonly deletedAt: Date | null
}

/**
 * A template that the actor may read, locked with `FOR UPDATE` until the transaction ends.
 * @throws Problem `not_found`
 */
export async function findReadable(db: Db, actor: Actor, id: string, lock: 'FOR UPDATE' | ''): Promise<LockedTemplate> {
  const { rows } = await sql<LockedTemplate>`
    SELECT t.id, t.owner_id AS "ownerId", t.name, t.description, t.goal, t.tags, t.kcal, t.carbs, t.proteins, t.fats,
           t.is_test AS "isTest", t.version, t.details_version AS "detailsVersion", t.day_versions AS "dayVersions",
           t.deleted_at AS "deletedAt"
      FROM templates t WHERE t.id = ${id} AND ${isReadableBy(actor)} ${sql.raw(lock)}`.execute(db)
  const [template] = rows
  if (!template) throw new Problem('not_found')
  return template
}

/**
 * Locks a template that the actor may change.
 * @throws Problem `not_found`; `forbidden` when a trainer changes a system template; `templates_need_slots`
 */
export async function lockEditable(tx: Tx, actor: Actor, id: string): Promise<LockedTemplate> {
  const template = await findReadable(tx, actor, id, 'FOR UPDATE')
  if (template.ownerId !== ownerOf(actor)) throw new Problem('forbidden')
  const { hasSlots } = await loadRights(tx, actor)
  if (!hasSlots && !template.isTest) throw new Problem('templates_need_slots')
  return template
}

/** Like `lockEditable`, but refuses deleted templates. @throws Problem `not_found` */
export async function lockNotDeleted(tx: Tx, actor: Actor, id: string): Promise<LockedTemplate> {
  const template = await lockEditable(tx, actor, id)
  if (template.deletedAt) throw new Problem('not_found')
  return template
}
