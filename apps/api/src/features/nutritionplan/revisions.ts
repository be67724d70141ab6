import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../http/actor.ts'
import { pageOf } from '../../http/keyset-cursor.ts'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { type PlanRights, planRightsOf } from './coached.ts'
import { itemIdOf, type MealContent, type PlanChange } from './plan-content.ts'

/** Days for which revisions are kept and can be undone. */
export const revisionDays = 90

const pageSize = 20

/** SQL: the first name of a user. */
const firstNameOf = (userId: RawBuilder<string | null>) =>
  sql<string | null>`(SELECT first_name FROM users WHERE id = ${userId})`

interface ListParams {
  userId: string
  cursor: string | null
  /** Whether to list changes of the draft, too. */
  withDraft: boolean
}

/** Revisions of a user's plan, newest first. Reads one row more than a page, to know whether there is another page. */
const listRows = prepared((db, { userId, cursor, withDraft }: Params<ListParams>) =>
  db
    .selectFrom('plan_revisions as v')
    .select(['v.id', 'v.draft', 'v.cause', 'v.created_at as createdAt', 'v.undone_at as undoneAt'])
    .select(['v.actor_id as actorId', (eb) => eb.ref('v.changes').$castTo<PlanChange>().as('changes')])
    .select([firstNameOf(sql.ref('v.actor_id')).as('author'), firstNameOf(sql.ref('v.undone_by_id')).as('undoneBy')])
    .where('v.user_id', '=', userId)
    .where(sql<boolean>`(${withDraft} OR NOT v.draft)`)
    // Releases of drafts that were as the released plan already.
    .where(sql<boolean>`v.changes <> '{"meals": [], "switches": []}'`)
    .where(sql<boolean>`(${cursor}::uuid IS NULL OR v.id < ${cursor})`)
    .where(sql<boolean>`v.created_at > now() - make_interval(days => ${sql.lit(revisionDays)})`)
    .orderBy('v.id', 'desc')
    .limit(sql.lit(pageSize + 1)),
)

const listNames = prepared((db, { ids }: Params<{ ids: readonly string[] }>) =>
  db
    .selectFrom('recipes')
    .select(['id', 'name'])
    .where(sql<boolean>`id = ANY(${ids}::uuid[])`)
    .unionAll(db.selectFrom('foods').select(['id', 'name']).where(sql<boolean>`id = ANY(${ids}::uuid[])`)),
)

type NameOf = (itemId: string) => string | null

/** Loads the names of the recipes and foods in meals; `NameOf` gives null for deleted ones. */
async function loadNames(db: Db, meals: readonly MealContent[]): Promise<NameOf> {
  const ids = new Set(meals.flatMap(({ entries }) => entries.map(itemIdOf)))
  const rows = ids.size === 0 ? [] : await listNames(db, { ids: [...ids] })
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return (id) => names.get(id) ?? null
}

const namedMeal = ({ note, entries }: MealContent, nameOf: NameOf) => ({
  note,
  entries: entries.map((entry) => ({
    recipeId: entry.recipeId,
    foodId: entry.foodId,
    name: nameOf(itemIdOf(entry)),
    portions: entry.recipeId === null ? null : entry.portions,
    grams: entry.grams,
    locked: entry.locked,
  })),
})

/** Meals with the names of their recipes and foods, for the body of the Problem `changed_meanwhile`. */
export async function nameMeals<MealSlot>(db: Db, meals: readonly (MealSlot & { readonly content: MealContent })[]) {
  const nameOf = await loadNames(
    db,
    meals.map(({ content }) => content),
  )
  return meals.map(({ content, ...slot }) => ({ ...slot, ...namedMeal(content, nameOf) }))
}

interface RevisionMeta {
  readonly draft: boolean
  readonly actorId: string | null
  readonly undoneAt: Date | null
}

/** Whether an actor with these rights may undo a revision. A coached member may only undo their own changes. */
const mayUndo = ({ draft, actorId, undoneAt }: RevisionMeta, actor: Actor, userId: string, rights: PlanRights) => {
  if (undoneAt !== null || (draft && actor.id === userId)) return false
  return rights === 'all' || (rights === 'swaps' && actorId === actor.id)
}

/**
 * One page of the revisions of a plan, newest first; members see only those of the released plan.
 * @param cursor id of the last revision on the previous page
 */
export async function listRevisions(db: Db, actor: Actor, userId: string, cursor?: string) {
  const rights = await planRightsOf(db, actor, userId)
  const rows = await listRows(db, { userId, cursor: cursor ?? null, withDraft: actor.id !== userId })
  const page = pageOf(rows, pageSize)
  const changed = page.items.flatMap(({ changes }) => changes.meals)
  const nameOf = await loadNames(
    db,
    changed.flatMap(({ before, after }) => [before, after]),
  )
  const items = page.items.map(({ changes, actorId, ...row }) => ({
    ...row,
    mayUndo: mayUndo({ ...row, actorId }, actor, userId, rights),
    meals: changes.meals.map(({ day, meal, before, after }) => ({
      day,
      meal,
      before: namedMeal(before, nameOf),
      after: namedMeal(after, nameOf),
    })),
    switches: [...changes.switches],
  }))
  return { ...page, items }
}
