import type { FoodForms } from '@kostbar/contracts/foods/food-forms'
import { type RawBuilder, sql } from 'kysely'
import { columnsOf } from '../../infra/sql.ts'

/** SQL: the forms of a food as JSON; null where an outer join found no food. @param food alias of `foods` */
export function foodForms(food: string): RawBuilder<FoodForms | null> {
  const f = columnsOf<'foods'>(food)
  return sql`CASE WHEN ${f('id')} IS NOT NULL THEN
    jsonb_build_object('name', ${f('name')}, 'singular', ${f('singular')}, 'plural', ${f('plural')}) END`
}
