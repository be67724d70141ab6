import type { HouseholdMeasure } from '@kostbar/contracts/foods/household-measures'
import { type FoodValues, type RecipeValues, recipeValuesOf } from '@kostbar/contracts/foods/recipe-values'
import type { DemoFood } from '../foods/food.ts'
import { demoFoods } from '../foods/foods.ts'
import type { DemoIngredient, DemoRecipe } from './recipe.ts'

const foods = new Map(demoFoods.map((food) => [food.key, food]))

/** The food of an ingredient. @throws RangeError for an unknown key */
export function foodOf({ food: key }: DemoIngredient): DemoFood {
  const food = foods.get(key)
  if (!food) throw new RangeError(`No demo food has the key ${key}`)
  return food
}

/** The household measure of an ingredient; null without one. @throws RangeError for a measure that its food lacks */
export function measureOf(ingredient: DemoIngredient): HouseholdMeasure | null {
  if (ingredient.measure === undefined) return null
  const measure = foodOf(ingredient).portions?.find(({ name }) => name === ingredient.measure)
  if (!measure) throw new RangeError(`${ingredient.food} has no measure ${ingredient.measure}`)
  return measure
}

const unknown = { fibre: null, sugar: null, saturates: null, salt: null, gramsPerPiece: null, gramsPerMl: null }

const foodValuesOf = (food: DemoFood): FoodValues => ({ ...unknown, ...food, allergensStated: true })

/** Nutrition and allergens of a demo recipe. @throws RangeError when an ingredient cannot be computed */
export function valuesOf({ name, ingredients, servings }: DemoRecipe): RecipeValues {
  const lines = ingredients.map((ingredient) => {
    const food = foodOf(ingredient)
    return { name: food.name, amount: ingredient.amount, unit: ingredient.unit, food: foodValuesOf(food) }
  })
  const values = recipeValuesOf(lines, servings)
  const [missing] = values.missing
  if (missing) throw new RangeError(`${name}: no ${missing.reason} for ${missing.name}`)
  return values
}
