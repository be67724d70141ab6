import type { Allergen, DemoFood } from '../foods/food.ts'
import { demoFoods } from '../foods/foods.ts'
import type { DemoIngredient, DemoRecipe } from './recipe.ts'

/** Energy in kcal, the others in grams; never rounded. */
export interface Nutrition {
  kcal: number
  carbs: number
  proteins: number
  fats: number
}

const foods = new Map(demoFoods.map((food) => [food.key, food]))
const millilitres = { ml: 1, EL: 15, TL: 5 } as const
const gramsPerPinch = 0.4

/** The food of an ingredient; throws a RangeError for a key that no food has. */
export function foodOf({ food: key }: DemoIngredient): DemoFood {
  const food = foods.get(key)
  if (!food) throw new RangeError(`No demo food has the key ${key}`)
  return food
}

/** Edible grams of an ingredient; throws a RangeError where its food has no weight for the unit. */
export function gramsOf(ingredient: DemoIngredient): number {
  const { amount, unit } = ingredient
  if (unit === 'g') return amount
  if (unit === 'Prise') return amount * gramsPerPinch
  const { key, gramsPerPiece, gramsPerMl } = foodOf(ingredient)
  const grams = unit === 'Stk' ? gramsPerPiece : gramsPerMl && gramsPerMl * millilitres[unit]
  if (!grams) throw new RangeError(`${key} cannot be measured in ${unit}`)
  return amount * grams
}

/** What one serving of a recipe holds, from its raw ingredients. */
export function nutritionPerServing({ ingredients, servings }: DemoRecipe): Nutrition {
  const sum: Nutrition = { kcal: 0, carbs: 0, proteins: 0, fats: 0 }
  for (const ingredient of ingredients) {
    const food = foodOf(ingredient)
    const share = gramsOf(ingredient) / 100 / servings
    sum.kcal += food.kcal * share
    sum.carbs += food.carbs * share
    sum.proteins += food.proteins * share
    sum.fats += food.fats * share
  }
  return sum
}

/** The allergens of all ingredients, each once, in alphabetical order. */
export function allergensOf({ ingredients }: DemoRecipe): Allergen[] {
  return [...new Set(ingredients.flatMap((ingredient) => foodOf(ingredient).allergens))].sort()
}
