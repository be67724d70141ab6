import type { Allergen } from '@kostbar/contracts/recipes/allergens'
import type { Db } from '../../infra/database.ts'
import { findFoods } from '../foods/service.ts'

interface AllergenProposal {
  /** Those of all recognised ingredients, each once, in alphabetical order. */
  allergens: Allergen[]
  /** Ingredients that are not recognised, or only in part, as typed. */
  unrecognised: string[]
}

/** Additions such as `(mit Ei)` are not part of the food that was found, unless its own name has them. */
const hasAdditions = (ingredient: string, foodName: string) =>
  /[,(;]/.test(ingredient) && ingredient.trim().toLowerCase() !== foodName.toLowerCase()

/** Proposes allergens from the foods that ingredients name; never complete while some are unrecognised. */
export async function proposeAllergens(db: Db, userId: string, ingredients: string[]): Promise<AllergenProposal> {
  const foods = await findFoods(db, userId, ingredients)
  return {
    allergens: [...new Set(foods.flatMap((food) => food?.allergens ?? []))].sort(),
    unrecognised: [
      ...new Set(
        ingredients.filter((ingredient, row) => {
          const food = foods[row]
          return !food?.allergensStated || hasAdditions(ingredient, food.name)
        }),
      ),
    ],
  }
}
