import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Db, Tx } from '../../infra/database.ts'
import { type FoodRow, foodColumns } from './columns.ts'
import { findFoods } from './food-match.ts'
import { trainersOf } from './visibility.ts'

/**
 * SQL condition: a recipe author may use `foods f` in a recipe. Includes withdrawn foods, which existing recipes keep,
 * and all foods for admins, who edit everyone's recipes.
 */
const isUsableBy = (actor: Actor): RawBuilder<SqlBool> => sql`
  (${isAdmin(actor)} OR f.owner_id IS NULL OR f.owner_id = ${actor.id} OR f.owner_id IN (${trainersOf(actor.id)}))`

const selectById = (db: Db, actor: Actor, ids: readonly string[]) =>
  db
    .selectFrom('foods as f')
    .select(foodColumns(actor))
    .where(sql<boolean>`f.id = ANY(${ids}::uuid[])`)
    .where(isUsableBy(actor))

const byId = (foods: readonly FoodRow[]) => new Map(foods.map((food) => [food.id, food]))

/** Foods by id; foods that the author may not use are left out. */
export const foodsById = async (db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, FoodRow>> =>
  byId(ids.length === 0 ? [] : await selectById(db, actor, ids).execute())

/**
 * Whether an entry has an addition such as `(mit Ei)` that the matched food does not cover, unless it is the food's own
 * name.
 */
const hasAdditions = (entry: string, foodName: string) =>
  /[,(;]/.test(entry) && entry.trim().toLowerCase() !== foodName.toLowerCase()

/** An ingredient as typed, with the id of the food chosen for it; null when none was chosen. */
export interface FoodEntry {
  name: string
  foodId: string | null
}

/** Id of the food of each entry: the chosen one, else the one with that name; null when there is no certain match. */
async function matchIds(db: Db, actor: Actor, entries: readonly FoodEntry[]): Promise<(string | null)[]> {
  const typed = await findFoods(
    db,
    actor.id,
    entries.map(({ name, foodId }) => (foodId ? '' : name)),
  )
  return entries.map(({ name, foodId }, row) => {
    const food = typed[row]
    return foodId ?? (food && !hasAdditions(name, food.name) ? food.id : null)
  })
}

const isId = (id: string | null) => id !== null

/**
 * Food of each ingredient, in the same order: the chosen food, else the one with that name; null when there is no
 * certain match.
 */
export async function matchEntries(db: Db, actor: Actor, entries: readonly FoodEntry[]): Promise<(FoodRow | null)[]> {
  const ids = await matchIds(db, actor, entries)
  const foods = await foodsById(db, actor, ids.filter(isId))
  return ids.map((id) => (id && foods.get(id)) || null)
}

/**
 * As `matchEntries`; the values of the foods do not change until the transaction ends. Lock order: foods before the
 * recipes that use them, as in every change of a food; otherwise deadlocks.
 */
export async function matchAndLockEntries(
  tx: Tx,
  actor: Actor,
  entries: readonly FoodEntry[],
): Promise<(FoodRow | null)[]> {
  const ids = await matchIds(tx, actor, entries)
  const foods = byId(await selectById(tx, actor, ids.filter(isId)).orderBy('f.id').forShare('f').execute())
  return ids.map((id) => (id && foods.get(id)) || null)
}
