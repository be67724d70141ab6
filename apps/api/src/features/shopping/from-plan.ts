import { isDeepStrictEqual } from 'node:util'
import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { weekday } from '@kostbar/contracts/scalars'
import { aisle } from '@kostbar/contracts/shopping/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { countRows, json, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import {
  formatTotal,
  type IngredientTotal,
  mergeIngredients,
  type PlannedIngredient,
  replaceDays,
  subtractTotal,
  totalKey,
} from './ingredient-totals.ts'

/** Whether a planned entry's meal is switched on. @param e alias of `plan_entries` */
const isEnabled = (e: string) => sql<boolean>`NOT EXISTS (
  SELECT FROM disabled_meals d WHERE d.user_id = ${sql.ref(`${e}.user_id`)} AND d.meal = ${sql.ref(`${e}.meal`)})`

/**
 * Ingredients of the enabled meals on these days, scaled to the planned portions, and foods by their weight; those that are
 * counted in pieces are bought so.
 */
const listPlannedIngredients = prepared((db, { userId, days }: Params<{ userId: string; days: readonly Weekday[] }>) =>
  db
    .selectFrom('plan_entries as e')
    .innerJoin('recipes as r', 'r.id', 'e.recipe_id')
    .innerJoin('recipe_ingredients as i', 'i.recipe_id', 'r.id')
    .leftJoin('foods as f', 'f.id', 'i.food_id')
    .select((eb) => ['e.day', 'f.aisle', 'f.id as foodId', eb.fn.coalesce('f.name', 'i.normal_name').as('name')])
    .select((eb) => eb.ref('i.unit').$castTo<PlannedIngredient['unit']>().as('unit'))
    .select(sql<number>`i.amount * e.portions / r.servings`.as('amount'))
    .where('e.user_id', '=', userId)
    .where(sql<boolean>`e.day = ANY(${days}::"Weekday"[])`)
    .where(isEnabled('e'))
    .unionAll(
      db
        .selectFrom('plan_entries as e')
        .innerJoin('foods as f', 'f.id', 'e.food_id')
        .select(['e.day', 'f.aisle', 'f.id as foodId', 'f.name'])
        .select(sql<PlannedIngredient['unit']>`CASE WHEN f.grams_per_piece > 0 THEN 'Stk' ELSE 'g' END`.as('unit'))
        .select(sql<number>`e.grams / CASE WHEN f.grams_per_piece > 0 THEN f.grams_per_piece ELSE 1 END`.as('amount'))
        .where('e.user_id', '=', userId)
        .where(sql<boolean>`e.day = ANY(${days}::"Weekday"[])`)
        .where(isEnabled('e')),
    ),
)

/** The ingredient total that a suggestion from the plan was made of, as stored with it. */
const storedTotal = z.object({
  name: z.string(),
  aisle: z.nullable(aisle),
  foodId: z._default(z.nullable(z.string()), null),
  unit: z.enum(['g', 'ml', 'Stk', 'Prise']),
  spoons: z.boolean(),
  days: z.partialRecord(weekday, z.number()),
})

const german = new Intl.Collator('de-AT')

interface Suggestion {
  id: string
  planned: unknown
}

const itemColumns = (total: IngredientTotal) => ({
  name: formatTotal(total),
  aisle: total.aisle,
  food_id: total.foodId,
  planned: json(total),
})

/** What became of a suggestion. */
type Refresh = 'same' | 'changed' | 'removed'

/** Updates an earlier suggestion to the new totals, or deletes it; takes its total out of `totals`. */
async function refreshSuggestion(
  tx: Tx,
  { id, planned }: Suggestion,
  days: readonly Weekday[],
  totals: Map<string, IngredientTotal>,
): Promise<Refresh> {
  const stored = z.parse(storedTotal, planned)
  const key = totalKey(stored)
  const total = replaceDays(stored, days, totals.get(key))
  totals.delete(key)
  if (!total) {
    await tx.deleteFrom('shopping_items').where('id', '=', id).execute()
    return 'removed'
  }
  if (isDeepStrictEqual(total, stored)) return 'same'
  await tx.updateTable('shopping_items').set(itemColumns(total)).where('id', '=', id).execute()
  return formatTotal(total) === formatTotal(stored) ? 'same' : 'changed'
}

/** The suggestions made from the plan. */
async function listPlannedSuggestions(tx: Tx, userId: string) {
  const rows = await tx
    .selectFrom('shopping_items')
    .select(['id', 'name', 'checked', 'planned'])
    .where('user_id', '=', userId)
    .where('source', '=', 'SUGGESTION')
    .where(sql<boolean>`planned <> 'null'`)
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ ...row, total: z.parse(storedTotal, row.planned) }))
}

/** @returns the names of the suggestions. @throws Problem `list_full` */
async function insertSuggestions(
  tx: Tx,
  userId: string,
  totals: ReadonlyMap<string, IngredientTotal>,
  maxItems: number,
): Promise<string[]> {
  const added = [...totals.values()].sort((a, b) => german.compare(a.name, b.name))
  if (added.length === 0) return []
  const { count } = await tx
    .selectFrom('shopping_items')
    .select(countRows)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count + added.length > maxItems) throw new Problem('list_full')
  await tx
    .insertInto('shopping_items')
    .values(added.map((total) => ({ id: newId, user_id: userId, source: 'SUGGESTION', ...itemColumns(total) })))
    .execute()
  return added.map(formatTotal)
}

/** Deletes checked suggestions from the plan after a week, so that the list does not fill up. */
const deleteOldChecked = (tx: Tx, userId: string) =>
  tx
    .deleteFrom('shopping_items')
    .where('user_id', '=', userId)
    .where('checked', '=', true)
    .where(sql<boolean>`planned <> 'null'`)
    .where(sql<boolean>`created_at < now() - interval '7 days'`)
    .execute()

/**
 * Suggests the ingredients of the chosen days of the plan. Unchecked suggestions of an earlier call are updated instead
 * of duplicated. @param maxItems upper bound of a list. @throws Problem `not_found`, `list_full`
 */
export async function suggestFromPlan(
  { kysely, transaction }: Database,
  userId: string,
  days: readonly Weekday[],
  maxItems: number,
): Promise<void> {
  const totals = mergeIngredients(await listPlannedIngredients(kysely, { userId, days }))
  await transaction(async (tx) => {
    await lockUser(tx, userId)
    await deleteOldChecked(tx, userId)
    const suggestions = await listPlannedSuggestions(tx, userId)
    for (const suggestion of suggestions.filter(({ checked }) => !checked))
      await refreshSuggestion(tx, suggestion, days, totals)
    await insertSuggestions(tx, userId, totals, maxItems)
  })
}

/** What following the plan changed. */
interface FollowedPlan {
  removed: string[]
  added: string[]
  /** Number of suggestions with another amount. */
  changed: number
}

/**
 * Updates the suggestions made from the plan to what the days they were made for need now. What is ticked stays ticked and
 * counts as bought; own items stay. @param maxItems upper bound of a list. @throws Problem `not_found`, `list_full`
 */
export function followPlan({ transaction }: Database, userId: string, maxItems: number): Promise<FollowedPlan> {
  return transaction(async (tx) => {
    await lockUser(tx, userId)
    const suggestions = await listPlannedSuggestions(tx, userId)
    const days = weekdays.filter((day) => suggestions.some(({ total }) => total.days[day] !== undefined))
    if (days.length === 0) return { removed: [], added: [], changed: 0 }
    const totals = mergeIngredients(await listPlannedIngredients(tx, { userId, days }))
    for (const { total: bought } of suggestions.filter(({ checked }) => checked)) {
      const key = totalKey(bought)
      const needed = totals.get(key)
      const missing = needed && subtractTotal(needed, bought)
      if (missing) totals.set(key, missing)
      else totals.delete(key)
    }
    const removed: string[] = []
    let changed = 0
    for (const suggestion of suggestions.filter(({ checked }) => !checked)) {
      const refresh = await refreshSuggestion(tx, suggestion, days, totals)
      if (refresh === 'removed') removed.push(suggestion.name)
      if (refresh === 'changed') changed += 1
    }
    return { removed, added: await insertSuggestions(tx, userId, totals, maxItems), changed }
  })
}
