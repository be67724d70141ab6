import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Meal } from '@kostbar/contracts/meals'
import { scaledNutrition } from '@kostbar/contracts/nutrition'
import { swapTolerance } from '@kostbar/contracts/nutritionplan/swap-schemas'
import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { isFavourite, isVisibleTo, type RecipeCard, recipeCardColumns } from '../recipes/service.ts'
import { allMealTags, mealTags } from './meal-tags.ts'

/** A planned recipe to be replaced by another. */
export interface SwapSearch {
  readonly meal: Meal
  /** Tags of the planned recipe; its meal tags are searched in addition to those of the meal. */
  readonly tags: readonly string[]
  /** Nutrition of one portion. */
  readonly nutrition: Nutrition
  readonly portions: number
  /** Ids of recipes to leave out. */
  readonly without: readonly string[]
}

/** A recipe with the portions whose energy is close to that of the planned recipe. */
export interface SwapCandidate extends RecipeCard {
  readonly portions: number
}

interface CandidateParams {
  readonly userId: string
  /** Searches as JSON (`searchRow`): index, nutrition of the planned portions, and tags to search for. */
  readonly searches: string
  readonly excludedAllergens: readonly Allergen[]
  readonly limit: number
}

const columns = sql.join([...recipeCardColumns('r')])

/** Smallest and largest portions of a candidate; they apply when the planned portions do not fit. */
const [minPortions, maxPortions] = [0.5, 2]

/**
 * Candidates of each search: visible recipes with a tag of the meal, and untagged ones (without any meal tag) among the
 * trainer's recipes and favourites. Sorted: favourites first, then the trainer's, then those that fit with the planned
 * portions, then by closeness of the macros.
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

/** Tags of the recipes that may replace one: those of the meal, and its own meal tags. */
const swapTags = (meal: Meal, tags: readonly string[]): readonly string[] => [
  ...mealTags[meal],
  ...tags.filter((tag) => allMealTags.includes(tag)),
]

interface FitParams {
  readonly meal: Meal
  /** The recipe to be replaced. */
  readonly planned: Pick<RecipeCard, 'tags'>
  readonly chosen: Pick<RecipeCard, 'tags' | 'own' | 'toggled'>
}

/** Whether the tags of a recipe let it replace another one in a meal: the condition of `listCandidates`. */
export function fitsMeal({ meal, planned, chosen }: FitParams): boolean {
  const has = (tags: readonly string[]) => chosen.tags.some((tag) => tags.includes(tag))
  return has(swapTags(meal, planned.tags)) || (!has(allMealTags) && (chosen.own || chosen.toggled))
}

const searchRow = ({ meal, tags, nutrition, portions, without }: SwapSearch, search: number) => ({
  search,
  ...scaledNutrition(nutrition, portions),
  portions,
  tags: swapTags(meal, tags),
  without,
})

interface FindParams {
  readonly userId: string
  readonly searches: readonly SwapSearch[]
  /** Allergens that a candidate must not contain. */
  readonly excludedAllergens: readonly Allergen[]
  /** Most candidates per search. */
  readonly limit: number
}

/** Candidates that may replace planned recipes, in the order of the searches; one query. */
export async function findSwapCandidates(
  db: Db,
  { userId, searches, excludedAllergens, limit }: FindParams,
): Promise<SwapCandidate[][]> {
  if (searches.length === 0) return []
  const params = { userId, searches: JSON.stringify(searches.map(searchRow)), excludedAllergens, limit }
  const rows = Map.groupBy(await listCandidates(db, params), ({ search }) => search)
  return searches.map((_search, index) => (rows.get(index) ?? []).map(({ search: _index, ...candidate }) => candidate))
}
