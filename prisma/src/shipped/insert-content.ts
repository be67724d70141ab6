import type { Prisma } from '../client.ts'
import { shippedFoods } from './foods/foods.ts'
import type { ShippedRecipe } from './recipes/recipe.ts'
import { shippedRecipes } from './recipes/recipes.ts'
import { foodOf, measureOf, valuesOf } from './recipes/values.ts'

/** Ids by name. Names of foods for everyone are unique ignoring case. */
type Ids = ReadonlyMap<string, string>

const idsOf = (rows: readonly { name: string; id: string }[]): Ids =>
  new Map(rows.map(({ name, id }) => [name.toLowerCase(), id]))

interface InsertedFoods {
  /** Ids of all shipped foods. */
  readonly ids: Ids
  /** Ids of those that were there already, with values and allergens of their own. */
  readonly existing: Ids
}

/** Adds the foods whose names no food for everyone has. */
async function insertFoods(tx: Prisma.TransactionClient): Promise<InsertedFoods> {
  const names = shippedFoods.map(({ name }) => name)
  const existing = idsOf(
    await tx.food.findMany({
      where: { ownerId: null, withdrawnAt: null, name: { in: names, mode: 'insensitive' } },
      select: { name: true, id: true },
    }),
  )
  const missing = shippedFoods.filter(({ name }) => !existing.has(name.toLowerCase()))
  const added = idsOf(
    await tx.food.createManyAndReturn({
      data: missing.map(({ key: _key, portions: _portions, ...food }) => ({ ...food, allergensStated: true })),
      select: { name: true, id: true },
    }),
  )
  await tx.foodPortion.createMany({
    data: missing.flatMap(({ name, portions = [] }) =>
      portions.map((portion, position) => ({
        ...portion,
        position,
        foodId: added.get(name.toLowerCase()) ?? name,
      })),
    ),
  })
  return { ids: new Map([...existing, ...added]), existing }
}

function recipeRow(shipped: ShippedRecipe, ownerId: string | null, { existing }: InsertedFoods) {
  const { ingredients, ...recipe } = shipped
  const { nutrition, allergens } = valuesOf(shipped)
  const names = [...new Set(ingredients.map((ingredient) => foodOf(ingredient).name))]
  // The values are those of the shipped foods: a food that was there already, and its source, do not account for them.
  const valuesBy = names.some((name) => existing.has(name.toLowerCase())) ? ('HAND' as const) : ('FOODS' as const)
  return {
    ...recipe,
    ...nutrition,
    nutritionBy: valuesBy,
    allergens: [...allergens],
    allergensStated: true,
    allergensBy: valuesBy,
    ingredientNames: names,
    ownerId,
  }
}

const ingredientRows = ({ ingredients }: ShippedRecipe, recipeId: string, foodIds: Ids) =>
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
      recipeId,
      foodId: foodIds.get(normalName.toLowerCase()) ?? null,
    }
  })

/**
 * Adds the foods and recipes of the product whose names no food or recipe for everyone has. Nutrition and allergens of
 * the recipes are computed from the product's foods; with a food that was there already, they count as stated by hand.
 * @param ownerOf owner of a recipe by its name; everybody's by default
 * @returns ids of the added recipes by name
 */
export async function insertContent(
  tx: Prisma.TransactionClient,
  ownerOf: (recipe: string) => string | null = () => null,
): Promise<Map<string, string>> {
  const foods = await insertFoods(tx)
  const existing = await tx.recipe.findMany({
    where: { ownerId: null, withdrawnAt: null, name: { in: shippedRecipes.map(({ name }) => name) } },
    select: { name: true },
  })
  const taken = new Set(existing.map(({ name }) => name))
  const missing = shippedRecipes.filter(({ name }) => !taken.has(name))
  const added = await tx.recipe.createManyAndReturn({
    data: missing.map((recipe) => recipeRow(recipe, ownerOf(recipe.name), foods)),
    select: { name: true, id: true },
  })
  const recipeIds = new Map(added.map(({ name, id }) => [name, id]))
  await tx.recipeIngredient.createMany({
    data: missing.flatMap((recipe) => ingredientRows(recipe, recipeIds.get(recipe.name) ?? recipe.name, foods.ids)),
  })
  return recipeIds
}
