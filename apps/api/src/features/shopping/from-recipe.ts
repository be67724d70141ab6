import type { RecipeDetail } from '@kostbar/contracts/recipes/schemas'
import type { Actor } from '../../http/actor.ts'
import type { Database, Db, Tx } from '../../infra/database.ts'
import { newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { findFoods } from '../foods/service.ts'
import { lockUser } from '../users/service.ts'
import { formatTotal, mergeIngredients } from './ingredient-totals.ts'
import { maxItems } from './list-limit.ts'

interface AddRecipeCommand {
  readonly recipe: Pick<RecipeDetail, 'ingredients' | 'servings'>
  /** Portions that are cooked. */
  readonly portions: number
  /** Key of the device for this addition, which is made once; undefined for callers that send none. */
  readonly key: string | undefined
}

type Ingredients = AddRecipeCommand['recipe']['ingredients']

/** Food of each ingredient, in the same order: the recipe's own, else the one with that name; null when unknown. */
async function foodsOf(db: Db, userId: string, ingredients: Ingredients) {
  const named = await findFoods(
    db,
    userId,
    ingredients.map(({ normalName, foodId }) => (foodId ? '' : normalName)),
  )
  const ids = ingredients.map(({ foodId }, index) => foodId ?? named[index]?.id ?? null)
  const foods = await db
    .selectFrom('foods')
    .select(['id', 'aisle', 'grams_per_piece as gramsPerPiece', 'grams_per_ml as gramsPerMl'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val(ids.filter((id) => id !== null)))))
    .execute()
  const foodsById = new Map(foods.map((food) => [food.id, food]))
  return ids.map((id) => foodsById.get(id ?? '') ?? null)
}

const returned = ['id', 'name', 'checked', 'aisle'] as const

/** Items that were added with this key before. */
const listAdded = (tx: Tx, userId: string, key: string) =>
  tx
    .selectFrom('shopping_items')
    .select(returned)
    .where((eb) => eb.and({ user_id: userId, batch_id: key }))
    .orderBy('id')
    .execute()

/**
 * Adds the ingredients of a recipe to the actor's own list, in amounts as they are bought. With a key, open items with
 * the same text do not count, because they may be for another recipe; without one, their ingredients are left out.
 * @returns the added items; for a key that was sent before, those of the first call that are still on the list
 * @throws Problem `not_found`, `list_full`
 */
export async function addRecipeItems(
  { kysely, transaction }: Database,
  actor: Actor,
  { recipe, portions, key }: AddRecipeCommand,
) {
  const foods = await foodsOf(kysely, actor.id, recipe.ingredients)
  const totals = mergeIngredients(
    recipe.ingredients.map(({ amount, unit, measure, normalName, forms }, index) => ({
      // All amounts get the same day, because a recipe belongs to no day.
      day: 'Monday',
      name: forms?.name ?? normalName,
      singular: forms?.singular ?? null,
      plural: forms?.plural ?? null,
      aisle: foods[index]?.aisle ?? null,
      foodId: foods[index]?.id ?? null,
      gramsPerPiece: foods[index]?.gramsPerPiece ?? null,
      gramsPerMl: foods[index]?.gramsPerMl ?? null,
      amount: (amount * portions) / recipe.servings,
      unit,
      measure,
    })),
  )
  return transaction(async (tx) => {
    await lockUser(tx, actor.id)
    const addedBefore = key === undefined ? [] : await listAdded(tx, actor.id, key)
    if (addedBefore.length > 0) return addedBefore
    const items = await tx
      .selectFrom('shopping_items')
      .select(['name', 'checked', 'source'])
      .where('user_id', '=', actor.id)
      .execute()
    const open = new Set(items.filter(({ checked, source }) => source === 'USER' && !checked).map(({ name }) => name))
    const added = [...totals.values()].filter((total) => key !== undefined || !open.has(formatTotal(total)))
    if (items.length + added.length > maxItems) throw new Problem('list_full')
    if (added.length === 0) return []
    return tx
      .insertInto('shopping_items')
      .values(
        added.map((total) => ({
          id: newId,
          user_id: actor.id,
          source: 'USER',
          name: formatTotal(total),
          aisle: total.aisle,
          food_id: total.foodId,
          batch_id: key ?? null,
        })),
      )
      .returning(returned)
      .execute()
  })
}
