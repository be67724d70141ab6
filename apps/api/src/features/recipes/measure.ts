import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import { sql } from 'kysely'

/**
 * SQL: household measure of an ingredient's grams; null where they are weighed.
 * @param i alias of `recipe_ingredients`
 */
export const ingredientMeasure = (i: string) => sql<HouseholdMeasure | null>`
  CASE WHEN ${sql.ref(`${i}.measure_name`)} IS NOT NULL THEN
    jsonb_build_object('name', ${sql.ref(`${i}.measure_name`)}, 'grams', ${sql.ref(`${i}.measure_grams`)}) END`
