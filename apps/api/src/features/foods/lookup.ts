import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { type FoodRow, foodColumns } from './columns.ts'
import { findFoods } from './food-match.ts'
import { trainersOf } from './visibility.ts'

/** Condition: an author may compute with `foods f`; also with removed ones, which recipes keep. Admins edit everyone's recipes. */
const isUsableBy = (actor: Actor): RawBuilder<SqlBool> => sql`
  (${isAdmin(actor)} OR f.owner_id IS NULL OR f.owner_id = ${actor.id} OR f.owner_id IN (${trainersOf(actor.id)}))`

/** Foods by their ids, without those that the author may not use. */
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

/** Additions such as `(mit Ei)` are not part of the food that was found, unless its own name has them. */
const hasAdditions = (entry: string, foodName: string) =>
  /[,(;]/.test(entry) && entry.trim().toLowerCase() !== foodName.toLowerCase()

/** An ingredient as typed, and the food chosen for it, if any. */
export interface FoodEntry {
  name: string
  foodId: string | null
}

/** The foods that ingredients mean: the chosen one, else the one with that name; null where none is known for sure. */
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
