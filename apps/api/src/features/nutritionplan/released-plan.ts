import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { now } from '../../infra/sql.ts'
import {
  daysOf,
  type EntryContent,
  type MealContent,
  type MealSlot,
  type MealSlotKey,
  mealSlotKey,
  type PlanChange,
  type PlanContent,
} from './plan-content.ts'
import { findPlanState, type PlanState } from './plan-state.ts'

const listEntries = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('plan_entries')
    .select(['id', 'day', 'meal', 'portions', 'grams', 'locked'])
    .select(['recipe_id as recipeId', 'food_id as foodId', 'recipe_version as recipeVersion'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id'),
)

/** Entries of several users' released plans, ordered by position. */
export const listEntriesOfUsers = prepared((db, { userIds }: Params<{ userIds: readonly string[] }>) =>
  db
    .selectFrom('plan_entries')
    .select(['user_id as userId', 'id', 'day', 'meal', 'portions', 'grams', 'locked'])
    .select(['recipe_id as recipeId', 'food_id as foodId', 'recipe_version as recipeVersion'])
    .where(sql<boolean>`user_id = ANY(${userIds}::uuid[])`)
    .orderBy('position')
    .orderBy('created_at')
    .orderBy('id'),
)

/** Builds the content of a plan from its state (notes, disabled meals, versions) and its entries. */
export function toContent(
  { notes, disabledMeals, versions }: PlanState,
  entries: readonly (EntryContent & MealSlot)[],
): PlanContent {
  const meals = new Map<MealSlotKey, MealContent>(
    notes.map((row) => [mealSlotKey(row), { note: row.note, entries: [] }]),
  )
  for (const [key, planned] of Map.groupBy(entries, mealSlotKey))
    meals.set(key, {
      note: meals.get(key)?.note ?? '',
      entries: planned.map(({ day: _day, meal: _meal, ...entry }) => entry),
    })
  return { meals, disabledMeals: new Set(disabledMeals), versions }
}

/** A user's released plan. The caller has locked the user (`lockUser`). */
export async function loadReleased(tx: Tx, userId: string): Promise<PlanContent> {
  const [state] = await findPlanState(tx, { userId })
  return toContent(state ?? { notes: [], disabledMeals: [], versions: {} }, await listEntries(tx, { userId }))
}

/** SQL: meal slots as rows `c` with columns `day` and `meal`. */
export const slotRows = (slots: readonly MealSlot[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(slots.map(({ day, meal }) => ({ day, meal })))}::jsonb)
      AS c(day "Weekday", meal "Meal")`

/** Replaces the entries of changed meals. Unchanged entries keep their rows, and so the time they were planned. */
async function storeEntries(tx: Tx, userId: string, change: PlanChange): Promise<void> {
  const rows = change.meals.flatMap(({ day, meal, after }) =>
    after.entries.map((entry, position) => ({ ...entry, day, meal, position })),
  )
  await sql`
    DELETE FROM plan_entries e USING ${slotRows(change.meals)}
     WHERE e.user_id = ${userId} AND e.day = c.day AND e.meal = c.meal
       AND NOT e.id = ANY(${rows.map(({ id }) => id)}::uuid[])`.execute(tx)
  if (rows.length === 0) return
  await sql`
    INSERT INTO plan_entries
           (id, user_id, day, meal, position, recipe_id, food_id, portions, grams, locked, recipe_version)
    SELECT n.id, ${userId}::uuid, n.day, n.meal, n.position, n."recipeId", n."foodId", n.portions, n.grams, n.locked,
           n."recipeVersion"
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS n(
             id uuid, day "Weekday", meal "Meal", position int, "recipeId" uuid, "foodId" uuid, portions float8,
             grams float8, locked bool, "recipeVersion" int)
    ON CONFLICT (id) DO UPDATE
       SET position = excluded.position, portions = excluded.portions, grams = excluded.grams,
           locked = excluded.locked, recipe_version = excluded.recipe_version`.execute(tx)
}

async function storeNotes(tx: Tx, userId: string, change: PlanChange): Promise<void> {
  await sql`
    DELETE FROM plan_notes n USING ${slotRows(change.meals)}
     WHERE n.user_id = ${userId} AND n.day = c.day AND n.meal = c.meal`.execute(tx)
  const notes = change.meals.flatMap(({ day, meal, after: { note } }) =>
    note === '' ? [] : [{ user_id: userId, day, meal, note }],
  )
  if (notes.length > 0) await tx.insertInto('plan_notes').values(notes).execute()
}

async function storeSwitches(tx: Tx, userId: string, { switches }: PlanChange): Promise<void> {
  for (const { meal, enabled } of switches) {
    const key = { user_id: userId, meal }
    if (enabled)
      await tx
        .deleteFrom('disabled_meals')
        .where((eb) => eb.and(key))
        .execute()
    else
      await tx
        .insertInto('disabled_meals')
        .values(key)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
  }
}

interface StoreCommand {
  readonly userId: string
  readonly actorId: string
  readonly change: PlanChange
  /** The new version of the changed days. */
  readonly version: number
}

/** Stores a change of the released plan. */
export async function storeReleased(tx: Tx, { userId, actorId, change, version }: StoreCommand): Promise<void> {
  await storeSwitches(tx, userId, change)
  if (change.meals.length === 0) return
  await storeEntries(tx, userId, change)
  await storeNotes(tx, userId, change)
  const changes = { version, updated_at: now, updated_by_id: actorId }
  await tx
    .insertInto('plan_days')
    .values(daysOf(change).map((day) => ({ user_id: userId, day, ...changes })))
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doUpdateSet(changes))
    .execute()
}
