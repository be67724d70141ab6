import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Meal } from '@kostbar/contracts/meals'
import { swapTolerance } from '@kostbar/contracts/nutritionplan/swap-schemas'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { isFavourite, isVisibleTo, type RecipeCard, recipeCardColumns } from '../recipes/service.ts'
import { allMealTags, mealTags } from './meal-tags.ts'

/** A planned recipe that another is sought for. */
export interface SwapSearch {
  readonly meal: Meal
  /** Tags of the planned recipe: those that name a meal widen the search. */
  readonly tags: readonly string[]
  /** Of one portion. */
  readonly nutrition: Nutrition
  readonly portions: number
  /** Ids of recipes that are not proposed. */
  readonly without: readonly string[]
}

/** A recipe with the portions that come close to the energy of what is planned. */
export interface SwapCandidate extends RecipeCard {
  readonly portions: number
}

interface CandidateParams {
  readonly userId: string
  /** `SwapSearch[]` as JSON, with its index and the tags sought for. */
  readonly searches: string
  readonly excludedAllergens: readonly Allergen[]
  readonly limit: number
}

const columns = sql.join([...recipeCardColumns('r')])

/** Portions that proposals may have where those planned do not fit. */
const [minPortions, maxPortions] = [0.5, 2]

/**
 * For each search the visible recipes with a tag of the meal, or of the trainer and favourites without any such tag: favourites
 * first, then the trainer's, then those that fit with the portions planned, each by closeness of the macros.
 */
const listCandidates = prepared(
  (_db, { userId, searches, excludedAllergens, limit }: Params<CandidateParams>) => sql<
    SwapCandidate & { search: number }
  >`
  SELECT s.search, c.*
    FROM jsonb_to_recordset(${searches}::jsonb) AS s(
           search int, kcal float8, carbs float8, proteins float8, fats float8, portions float8, tags text[],
           without uuid[])
   CROSS JOIN LATERAL (
     SELECT ${columns}, ${isFavourite('r', userId)} AS toggled, fitting.portions
       FROM recipes r
      CROSS JOIN LATERAL (
        SELECT CASE WHEN abs(r.kcal * s.portions - s.kcal) <= s.kcal * ${sql.lit(swapTolerance)} THEN s.portions
                    ELSE greatest(${sql.lit(minPortions)}, least(${sql.lit(maxPortions)},
                           round(4 * s.kcal / nullif(r.kcal, 0)) / 4)) END AS portions) fitting
      WHERE abs(r.kcal * fitting.portions - s.kcal) <= s.kcal * ${sql.lit(swapTolerance)}
        AND NOT r.allergens && ${excludedAllergens}::text[]
        AND NOT r.id = ANY(s.without)
        AND ${isVisibleTo('r', userId)}
        AND (r.tags && s.tags
             OR NOT r.tags && ${[...allMealTags]}::text[] AND (r.owner_id IS NOT NULL OR ${isFavourite('r', userId)}))
      ORDER BY toggled DESC, r.owner_id IS NULL, fitting.portions <> s.portions,
               4 * abs(r.carbs * fitting.portions - s.carbs) + 4 * abs(r.proteins * fitting.portions - s.proteins)
                 + 9 * abs(r.fats * fitting.portions - s.fats), r.id
      LIMIT ${limit}) c`,
)

const searchRow = ({ meal, tags, nutrition, portions, without }: SwapSearch, search: number) => ({
  search,
  kcal: nutrition.kcal * portions,
  carbs: nutrition.carbs * portions,
  proteins: nutrition.proteins * portions,
  fats: nutrition.fats * portions,
  portions,
  tags: [...mealTags[meal], ...tags.filter((tag) => allMealTags.includes(tag))],
  without,
})

interface FindParams {
  readonly userId: string
  readonly searches: readonly SwapSearch[]
  /** Recipes with these are left out. */
  readonly excludedAllergens: readonly Allergen[]
  /** Most candidates of each search. */
  readonly limit: number
}

/** Recipes that may take the places of planned ones, for each search in its order; one query. */
export async function findSwapCandidates(
  db: Db,
  { userId, searches, excludedAllergens, limit }: FindParams,
): Promise<SwapCandidate[][]> {
  if (searches.length === 0) return []
  const params = { userId, searches: JSON.stringify(searches.map(searchRow)), excludedAllergens, limit }
  const rows = Map.groupBy(await listCandidates(db, params), ({ search }) => search)
  return searches.map((_search, index) => (rows.get(index) ?? []).map(({ search: _index, ...candidate }) => candidate))
}
