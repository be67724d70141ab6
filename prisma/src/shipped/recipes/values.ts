import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import { type FoodValues, type RecipeValues, recipeValuesOf } from '@kostbar/contracts/foods/recipe-values'
import type { ShippedFood } from '../foods/food.ts'
import { shippedFoods } from '../foods/foods.ts'
import type { ShippedIngredient, ShippedRecipe } from './recipe.ts'

const foods = new Map(shippedFoods.map((food) => [food.key, food]))

/** The food of an ingredient. @throws RangeError for an unknown key */
export function foodOf({ food: key }: ShippedIngredient): ShippedFood {
  const food = foods.get(key)
  if (!food) throw new RangeError(`No shipped food has the key ${key}`)
  return food
}

/** The household measure of an ingredient; null without one. @throws RangeError for a measure that its food lacks */
export function measureOf(ingredient: ShippedIngredient): HouseholdMeasure | null {
  if (ingredient.measure === undefined) return null
  const measure = foodOf(ingredient).portions?.find(({ name }) => name === ingredient.measure)
  if (!measure) throw new RangeError(`${ingredient.food} has no measure ${ingredient.measure}`)
  return measure
}

const unknown = { fibre: null, sugar: null, saturates: null, salt: null, gramsPerPiece: null, gramsPerMl: null }

const foodValuesOf = (food: ShippedFood): FoodValues => ({ ...unknown, ...food, allergensStated: true })

/** Nutrition and allergens of a shipped recipe. @throws RangeError when an ingredient cannot be computed */
export function valuesOf({ name, ingredients, servings }: ShippedRecipe): RecipeValues {
  const lines = ingredients.map((ingredient) => {
    const food = foodOf(ingredient)
    return { name: food.name, amount: ingredient.amount, unit: ingredient.unit, food: foodValuesOf(food) }
  })
  const values = recipeValuesOf(lines, servings)
  const [missing] = values.missing
  if (missing) throw new RangeError(`${name}: no ${missing.reason} for ${missing.name}`)
  return values
}
