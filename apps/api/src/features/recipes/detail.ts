import type { RecipeDetail } from '@kostbar/contracts/recipes'
import type { Pool } from 'pg'
import { Problem } from '../../problems/problem.ts'
import { type CardRow, cardColumns, pickedBy } from './card.ts'
import { visibleTo } from './visibility.ts'

type DetailRow = CardRow & Pick<RecipeDetail, 'description' | 'servings' | 'ingredients' | 'steps' | 'allergens'>

/** $1 user, $2 recipe, $3 whether the user may see every recipe */
const findDetail = {
  name: 'recipe_detail',
  text: `SELECT ${cardColumns}, ${pickedBy('$1')} AS toggled, r.description, r.servings, r.steps, r.allergens,
                ARRAY(SELECT jsonb_build_object('amount', i.amount, 'unit', i.unit, 'normalName', i.normal_name, 'note', i.note)
                        FROM recipe_ingredients i WHERE i.recipe_id = r.id ORDER BY i.position) AS ingredients
           FROM recipes r
          WHERE r.id = $2 AND (${visibleTo('$1::uuid')} OR $3 AND r.withdrawn_at IS NULL)`,
}

/** $1 user, $2 recipe, $3 whether the user may see every recipe */
const findImage = {
  name: 'recipe_image',
  text: `SELECT r.image_key AS key FROM recipes r
          WHERE r.id = $2 AND r.image_key IS NOT NULL AND (${visibleTo('$1::uuid')} OR $3 AND r.withdrawn_at IS NULL)`,
}

const isVisible = {
  name: 'recipe_visible',
  text: `SELECT 1 FROM recipes r WHERE r.id = $2 AND ${visibleTo('$1::uuid')}`,
}

/** One recipe with ingredients and steps. @param all whether the user may see every recipe. @throws Problem `not_found` */
export const recipeDetail = (pool: Pool) => async (userId: string, recipeId: string, all: boolean) => {
  const { rows } = await pool.query<DetailRow>({ ...findDetail, values: [userId, recipeId, all] })
  if (!rows[0]) throw new Problem('not_found')
  return rows[0]
}

/** The storage key of a recipe's photo. @param all whether the user may see every recipe. @throws Problem `not_found` */
export const imageKeyOf =
  (pool: Pool) =>
  async (userId: string, recipeId: string, all: boolean): Promise<string> => {
    const { rows } = await pool.query<{ key: string }>({ ...findImage, values: [userId, recipeId, all] })
    if (!rows[0]) throw new Problem('not_found')
    return rows[0].key
  }

/** Whether a user may see a recipe now. */
export const canSee =
  (pool: Pool) =>
  async (userId: string, recipeId: string): Promise<boolean> =>
    (await pool.query({ ...isVisible, values: [userId, recipeId] })).rowCount === 1
