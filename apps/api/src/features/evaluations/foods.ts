import type { FoodsById, RecordedWeek, WeekFood } from '@kostbar/contracts/evaluations/week'
import { conflictCheck, isConflicting } from '@kostbar/contracts/nutritionplan/conflicts'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { DataKey } from '@kostbar/prisma/data-key'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { loadCareProfile } from '../care-profile/service.ts'
import { isVisibleTo } from '../foods/service.ts'

/** Maximum number of foods that are considered as replacements for recorded ones. */
const maxCandidates = 400

const values = sql`f.id, f.name, f.aisle, f.kcal, f.carbs, f.proteins, f.fats,
  f.grams_per_ml IS NOT NULL AS "hasVolume"`

/** Includes foods that have been removed since, so that recorded entries stay computable. */
const selectByIds = prepared(
  (_db, { ids }: Params<{ ids: readonly string[] }>) => sql<WeekFood>`
    SELECT ${values} FROM foods f WHERE f.id = ANY(${ids}::uuid[])`,
)

/** Foods recorded in these weeks by their ids, in one query. */
export async function loadWeekFoods(db: Db, weeks: readonly RecordedWeek[]): Promise<FoodsById> {
  const items = weeks.flatMap(({ meals }) => meals).flatMap((meal) => meal.items)
  const ids = [...new Set(items.flatMap(({ foodId }) => foodId ?? []))]
  const foods = await selectByIds(db, { ids })
  return new Map(foods.map((food) => [food.id, food]))
}

interface CandidateRow extends WeekFood {
  allergens: Allergen[]
  allergensStated: boolean
}

/**
 * Foods that may be proposed, a trainer's own ones first, then the shipped ones. The thousands of foods of the
 * Bundeslebensmittelschlüssel (BLS) are never proposed.
 */
const selectCandidates = prepared(
  (_db, { userId }: Params<{ userId: string }>) => sql<CandidateRow>`
    SELECT ${values}, f.allergens, f.allergens_stated AS "allergensStated"
      FROM foods f
     WHERE f.source <> 'BLS' AND ${isVisibleTo('f', userId)}
     ORDER BY f.owner_id NULLS LAST, f.name, f.id LIMIT ${sql.lit(maxCandidates)}`,
)

/** Foods that may be proposed as replacements: visible to the member and without a conflict with their care profile. */
export async function loadCandidates(db: Db, key: DataKey, userId: string): Promise<WeekFood[]> {
  const [rows, { profile }] = await Promise.all([selectCandidates(db, { userId }), loadCareProfile(db, key, userId)])
  const check = conflictCheck(profile)
  return rows.filter((food) => !isConflicting(check({ ...food, ingredientNames: [] })))
}
