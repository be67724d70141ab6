import { type IngredientLine, recipeValuesOf } from '@kostbar/contracts/foods/recipe-values'
import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'
import { foodForms, isVisibleTo, recipeOrigins } from '../foods/service.ts'
import { isFavourite, recipeCardColumns } from './card.ts'
import { linesWithFoods } from './lines-with-foods.ts'
import { ingredientMeasure } from './measure.ts'

interface DetailParams {
  userId: string
  recipeId: string
  /** Whether the user may see every recipe that is not withdrawn (admins). */
  seesAll: boolean
}

const ingredients = sql<RecipeDetail['ingredients']>`ARRAY(
  SELECT jsonb_build_object('amount', i.amount, 'unit', i.unit, 'measure', ${ingredientMeasure('i')}, 'normalName', i.normal_name,
      'note', i.note, 'foodId', i.food_id, 'forms', ${foodForms('f')})
    FROM recipe_ingredients i LEFT JOIN foods f ON f.id = i.food_id WHERE i.recipe_id = r.id ORDER BY i.position)`

/** SQL: portions last chosen for a favourite of a user; null for the default, which states no choice. */
const favouritePortions = (userId: unknown) => sql<RecipeDetail['favouritePortions']>`(
  SELECT nullif(f.portions, 1) FROM recipe_picks f WHERE f.user_id = ${userId} AND f.recipe_id = r.id)`

/** SQL: what the nutrition of a recipe is computed from; null when it was entered by hand. */
const computedLines = sql<IngredientLine[] | null>`CASE WHEN r.nutrition_by = 'FOODS' THEN ${linesWithFoods} END`

const source = sql<
  RecipeDetail['source']
>`CASE WHEN num_nonnulls(r.source_title, r.source_author, r.source_url) > 0 THEN
  jsonb_build_object('title', r.source_title, 'author', r.source_author, 'url', r.source_url) END`

const findDetail = prepared((db, { userId, recipeId, seesAll }: Params<DetailParams>) =>
  db
    .selectFrom('recipes as r')
    .select([...recipeCardColumns('r'), isFavourite('r', userId).as('toggled'), ingredients.as('ingredients')])
    .select(favouritePortions(userId).as('favouritePortions'))
    .select(['r.description', 'r.servings', 'r.steps', 'r.version', source.as('source')])
    .select(['r.nutrition_by as nutritionBy', 'r.allergens_by as allergensBy'])
    .select(recipeOrigins('r').as('foodSources'))
    .select(computedLines.as('computedLines'))
    // Admins (`seesAll`) may edit every recipe.
    .select(sql<boolean>`${seesAll} OR coalesce(r.owner_id = ${userId}, false)`.as('editable'))
    .where('r.id', '=', recipeId)
    .where(sql<boolean>`(${isVisibleTo('r', userId)} OR ${seesAll} AND r.withdrawn_at IS NULL)`),
)

const findImageKey = prepared((db, { userId, recipeId, seesAll }: Params<DetailParams>) =>
  db
    .selectFrom('recipes as r')
    .select((eb) => eb.ref('r.image_key').$notNull().as('key'))
    .where('r.id', '=', recipeId)
    .where('r.image_key', 'is not', null)
    .where(sql<boolean>`(${isVisibleTo('r', userId)} OR ${seesAll} AND r.withdrawn_at IS NULL)`),
)

const findVisible = prepared((db, { userId, recipeId }: Params<Omit<DetailParams, 'seesAll'>>) =>
  db.selectFrom('recipes as r').select('r.id').where('r.id', '=', recipeId).where(isVisibleTo('r', userId)),
)

/** A recipe with ingredients and steps. @throws Problem `not_found` */
export async function getRecipe(db: Db, params: DetailParams) {
  const [recipe] = await findDetail(db, params)
  if (!recipe) throw new Problem('not_found')
  const { computedLines: lines, ...detail } = recipe
  return { ...detail, otherNutrients: lines && recipeValuesOf(lines, detail.servings).others }
}

/** Storage key of a recipe's photo. @throws Problem `not_found` */
export async function getImageKey(db: Db, params: DetailParams): Promise<string> {
  const [image] = await findImageKey(db, params)
  if (!image) throw new Problem('not_found')
  return image.key
}

/** Whether a user may see a recipe now. */
export const canSeeRecipe = async (db: Db, userId: string, recipeId: string): Promise<boolean> =>
  (await findVisible(db, { userId, recipeId })).length > 0
