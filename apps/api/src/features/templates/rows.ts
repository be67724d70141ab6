import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { TemplateGoal, TemplateStatus } from '@kostbar/contracts/templates/schemas'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Actor, isAdmin, ownerOf } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { isVisibleTo } from '../foods/service.ts'

/** A template in lists. */
export interface TemplateRow {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly goal: TemplateGoal
  readonly tags: string[]
  readonly kcal: number | null
  readonly carbs: number | null
  readonly proteins: number | null
  readonly fats: number | null
  readonly status: TemplateStatus
  readonly isTest: boolean
  readonly isSystem: boolean
  readonly isOwn: boolean
  readonly version: number
  readonly detailsVersion: number
  readonly nutrition: Nutrition
  readonly plannedDays: number
  readonly removedItems: number
  readonly clients: number
  readonly lastAppliedAt: Date | null
  readonly updatedAt: Date
  readonly deletedAt: Date | null
}

/** SQL condition on `templates t`: an actor may read it. Trainers may read active system templates. */
export function isReadableBy(actor: Actor): RawBuilder<SqlBool> {
  if (isAdmin(actor)) return sql`t.owner_id IS NULL`
  return sql`(t.owner_id = ${actor.id} OR t.owner_id IS NULL AND t.status = 'ACTIVE' AND t.deleted_at IS NULL)`
}

/** SQL: kcal or grams of a nutrient in entry `e` with its recipe `r` or food `f`. */
const entryValue = (nutrient: keyof Nutrition) =>
  sql.raw(`coalesce(r.${nutrient} * e.portions, f.${nutrient} * e.grams / 100)`)

/** SQL: mean of a nutrient over the planned days. */
const meanOf = (nutrient: keyof Nutrition) =>
  sql`coalesce(sum(${entryValue(nutrient)}) / nullif(count(DISTINCT e.day), 0), 0)`

/** SQL: query for the `TemplateRow`s of templates that an actor may read. @param condition on `templates t` */
export const templateRows = (actor: Actor, condition: RawBuilder<SqlBool>): RawBuilder<TemplateRow> => sql<TemplateRow>`
  SELECT t.id, t.name, t.description, t.goal, t.tags, t.kcal, t.carbs, t.proteins, t.fats, t.status,
         t.is_test AS "isTest", t.owner_id IS NULL AS "isSystem", t.owner_id IS NOT DISTINCT FROM ${ownerOf(actor)}::uuid AS "isOwn",
         t.version, t.details_version AS "detailsVersion", t.updated_at AS "updatedAt", t.deleted_at AS "deletedAt",
         figures.*, usage.*
    FROM templates t
   CROSS JOIN LATERAL (
     SELECT jsonb_build_object('kcal', ${meanOf('kcal')}, 'carbs', ${meanOf('carbs')},
                               'proteins', ${meanOf('proteins')}, 'fats', ${meanOf('fats')}) AS nutrition,
            count(DISTINCT e.day)::int AS "plannedDays",
            (count(*) FILTER (WHERE (CASE WHEN r.id IS NULL THEN ${isVisibleTo('f', actor.id)}
                                     ELSE ${isVisibleTo('r', actor.id)} END) IS NOT TRUE))::int AS "removedItems"
       FROM template_entries e LEFT JOIN recipes r ON r.id = e.recipe_id LEFT JOIN foods f ON f.id = e.food_id
      WHERE e.template_id = t.id) figures
   CROSS JOIN LATERAL (
     SELECT count(DISTINCT c.client_id)::int AS clients, max(a.created_at) AS "lastAppliedAt"
       FROM template_applications a
       JOIN template_application_clients c ON c.application_id = a.id AND c.status = 'APPLIED' AND c.undone_at IS NULL
      WHERE a.template_id = t.id AND a.actor_id = ${actor.id}) usage
   WHERE ${isReadableBy(actor)} AND ${condition}`

/** Day versions and notes of a template's week, without entries. */
interface WeekFrame {
  /** Versions of days that were changed. */
  readonly versions: Partial<Record<Weekday, number>>
  readonly notes: readonly { readonly day: Weekday; readonly meal: Meal; readonly note: string }[]
}

/** Finds a template that an actor may read; one query. @throws Problem `not_found` */
export async function findTemplate(db: Db, actor: Actor, id: string) {
  const { rows } = await sql<TemplateRow & WeekFrame>`
    SELECT visible.*, t.day_versions AS versions,
           ARRAY(SELECT jsonb_build_object('day', n.day, 'meal', n.meal, 'note', n.note)
                   FROM template_notes n WHERE n.template_id = t.id) AS notes
      FROM (${templateRows(actor, sql`t.id = ${id}`)}) visible JOIN templates t ON t.id = visible.id`.execute(db)
  const [template] = rows
  if (!template) throw new Problem('not_found')
  const { versions, notes, ...row } = template
  return { row, frame: { versions, notes } }
}

/** Maps a row to the contract. @param hasSlots whether the actor may change more than the test template */
export const toTemplate = (
  { kcal, carbs, proteins, fats, isOwn, detailsVersion: _, ...row }: TemplateRow,
  hasSlots: boolean,
) => ({
  ...row,
  targets:
    kcal === null || carbs === null || proteins === null || fats === null ? null : { kcal, carbs, proteins, fats },
  editable: isOwn && row.deletedAt === null && (hasSlots || row.isTest),
  nutrition: row.plannedDays === 0 ? null : row.nutrition,
})
