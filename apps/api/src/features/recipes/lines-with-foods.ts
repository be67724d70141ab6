import type { IngredientLine } from '@kostbar/contracts/foods/recipe-values'
import { sql } from 'kysely'

/** SQL: ingredients of `recipes r` with the values of their foods, from which its values are computed. */
export const linesWithFoods = sql<IngredientLine[]>`ARRAY(
  SELECT jsonb_build_object('name', i.normal_name, 'amount', i.amount, 'unit', i.unit, 'food', CASE WHEN f.id IS NOT NULL THEN
           jsonb_build_object('kcal', f.kcal, 'carbs', f.carbs, 'proteins', f.proteins, 'fats', f.fats,
             'fibre', f.fibre, 'sugar', f.sugar, 'saturates', f.saturates, 'salt', f.salt,
             'gramsPerPiece', f.grams_per_piece, 'gramsPerMl', f.grams_per_ml,
             'allergens', f.allergens, 'allergensStated', f.allergens_stated) END)
    FROM recipe_ingredients i LEFT JOIN foods f ON f.id = i.food_id
   WHERE i.recipe_id = r.id ORDER BY i.position)`
