import type { Prisma } from './client.ts'
import { demoTrainerRecipes } from './demo/favourites.ts'
import { demoFoods } from './demo/foods/foods.ts'
import { demoOwnFoods } from './demo/foods/own-foods.ts'
import { demoRecipes } from './demo/recipes/recipes.ts'
import { foodOf, measureOf, valuesOf } from './demo/recipes/values.ts'

/**
 * Adds the foods, including two own foods of the trainer, and the recipes, whose nutrition and allergens are computed
 * from their ingredients.
 * @returns recipe ids by recipe name
 */
export async function seedRecipes(tx: Prisma.TransactionClient, trainerId: string): Promise<Map<string, string>> {
  const foods = await tx.food.createManyAndReturn({
    data: demoFoods.map(({ key: _key, portions: _portions, ...food }) => ({ ...food, allergensStated: true })),
  })
  for (const food of demoOwnFoods) await tx.food.create({ data: { ...food, ownerId: trainerId, source: 'OWN' } })
  const foodIds = new Map(foods.map(({ name, id }) => [name, id]))
  await tx.foodPortion.createMany({
    data: demoFoods.flatMap(({ name, portions = [] }) =>
      portions.map((portion, position) => ({ ...portion, position, foodId: foodIds.get(name) ?? name })),
    ),
  })
  const recipes = await tx.recipe.createManyAndReturn({
    data: demoRecipes.map((demoRecipe) => {
      const { ingredients, ...recipe } = demoRecipe
      const { nutrition, allergens } = valuesOf(demoRecipe)
      return {
        ...recipe,
        ...nutrition,
        nutritionBy: 'FOODS' as const,
        allergens: [...allergens],
        allergensStated: true,
        allergensBy: 'FOODS' as const,
        ingredientNames: [...new Set(ingredients.map((ingredient) => foodOf(ingredient).name))],
        ownerId: demoTrainerRecipes.includes(recipe.name) ? trainerId : null,
      }
    }),
    select: { id: true, name: true },
  })
  const recipeIds = new Map(recipes.map(({ name, id }) => [name, id]))
  await tx.recipeIngredient.createMany({
    data: demoRecipes.flatMap(({ name, ingredients }) =>
      ingredients.map((ingredient, position) => {
        const { food: _key, measure: _measure, ...written } = ingredient
        const measure = measureOf(ingredient)
        const { name: normalName } = foodOf(ingredient)
        return {
          ...written,
          measureName: measure?.name ?? null,
          measureGrams: measure?.grams ?? null,
          normalName,
          position,
          recipeId: recipeIds.get(name) ?? name,
          foodId: foodIds.get(normalName) ?? null,
        }
      }),
    ),
  })
  return recipeIds
}
