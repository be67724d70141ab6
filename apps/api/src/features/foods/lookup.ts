import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { type FoodRow, foodColumns } from './columns.ts'
import { findFoods } from './food-match.ts'
import { trainersOf } from './visibility.ts'

/**
 * SQL condition: a recipe author may use `foods f` in a recipe. Includes withdrawn foods, which existing recipes keep,
 * and all foods for admins, who edit everyone's recipes.
 */
const isUsableBy = (actor: Actor): RawBuilder<SqlBool> => sql`
  (${isAdmin(actor)} OR f.owner_id IS NULL OR f.owner_id = ${actor.id} OR f.owner_id IN (${trainersOf(actor.id)}))`

/** Foods by id; foods that the author may not use are left out. */
export async function foodsById(db: Db, actor: Actor, ids: readonly string[]): Promise<Map<string, FoodRow>> {
  if (ids.length === 0) return new Map()
  const foods = await db
    .selectFrom('foods as f')
    .select(foodColumns(actor))
    .where(sql<boolean>`f.id = ANY(${ids}::uuid[])`)
    .where(isUsableBy(actor))
    .execute()
  return new Map(foods.map((food) => [food.id, food]))
}

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

/**
 * Food of each ingredient, in the same order: the chosen food, else the one with that name; null when there is no
 * certain match.
 */
export async function matchEntries(db: Db, actor: Actor, entries: readonly FoodEntry[]): Promise<(FoodRow | null)[]> {
  const typed = await findFoods(
    db,
    actor.id,
    entries.map(({ name, foodId }) => (foodId ? '' : name)),
  )
  const ids = entries.map(({ name, foodId }, row) => {
    const food = typed[row]
    return foodId ?? (food && !hasAdditions(name, food.name) ? food.id : null)
  })
  const foods = await foodsById(
    db,
    actor,
    ids.filter((id) => id !== null),
  )
  return ids.map((id) => (id && foods.get(id)) || null)
}
