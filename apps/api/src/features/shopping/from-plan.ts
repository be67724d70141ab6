import { isDeepStrictEqual } from 'node:util'
import type { Weekday } from '@kostbar/contracts/meals'
import { weekday } from '@kostbar/contracts/scalars'
import { aisle } from '@kostbar/contracts/shopping/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { json, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import {
  formatTotal,
  type IngredientTotal,
  mergeIngredients,
  type PlannedIngredient,
  replaceDays,
  totalKey,
} from './ingredient-totals.ts'

/** Ingredients of the enabled meals on these days; amounts are for `servings` portions and scaled to those planned. */
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
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('disabled_meals as d')
            .select('d.meal')
            .whereRef('d.user_id', '=', 'e.user_id')
            .whereRef('d.meal', '=', 'e.meal'),
        ),
      ),
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

/** Updates an earlier suggestion to the new totals, or deletes it; takes its total out of `totals`. */
async function refreshSuggestion(
  tx: Tx,
  { id, planned }: Suggestion,
  days: readonly Weekday[],
  totals: Map<string, IngredientTotal>,
): Promise<void> {
  const stored = z.parse(storedTotal, planned)
  const key = totalKey(stored)
  const total = replaceDays(stored, days, totals.get(key))
  totals.delete(key)
  if (!total) await tx.deleteFrom('shopping_items').where('id', '=', id).execute()
  else if (!isDeepStrictEqual(total, stored))
    await tx.updateTable('shopping_items').set(itemColumns(total)).where('id', '=', id).execute()
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

const german = new Intl.Collator('de-AT')

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
    const items = await tx
      .selectFrom('shopping_items')
      .select(['id', 'source', 'checked', 'planned'])
      .where('user_id', '=', userId)
      .orderBy('id')
      .execute()
    const open = items.filter(({ source, checked, planned }) => source === 'SUGGESTION' && !checked && planned)
    for (const suggestion of open) await refreshSuggestion(tx, suggestion, days, totals)
    const added = [...totals.values()].sort((a, b) => german.compare(a.name, b.name))
    if (items.length + added.length > maxItems) throw new Problem('list_full')
    if (added.length === 0) return
    await tx
      .insertInto('shopping_items')
      .values(added.map((total) => ({ id: newId, user_id: userId, source: 'SUGGESTION', ...itemColumns(total) })))
      .execute()
  })
}
