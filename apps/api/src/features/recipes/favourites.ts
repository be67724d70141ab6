import type { Database } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { canSeeRecipe } from './detail.ts'

export interface FavouriteToggle {
  recipeId: string
  /** Portions for which the member cooks it. */
  portions: number
  /** Whether the recipe shall be a favourite; toggles when absent. */
  toggled?: boolean | undefined
}

/**
 * Adds a recipe to a user's favourites or removes it; `toggled` with other portions stores those. A withdrawn recipe
 * can only be removed.
 * @returns whether it is a favourite now
 * @throws Problem `not_found`
 */
export async function toggleFavourite(
  { kysely, transaction }: Database,
  userId: string,
  { recipeId, portions, toggled }: FavouriteToggle,
): Promise<boolean> {
  const isVisible = await canSeeRecipe(kysely, userId, recipeId)
  return transaction(async (tx) => {
    await lockUser(tx, userId)
    const key = { user_id: userId, recipe_id: recipeId }
    const { numDeletedRows } = await tx
      .deleteFrom('recipe_picks')
      .where((eb) => eb.and(key))
      .executeTakeFirst()
    if (!(toggled ?? numDeletedRows === 0n)) return false
    if (!isVisible) throw new Problem('not_found')
    await tx
      .insertInto('recipe_picks')
      .values({ ...key, portions })
      .execute()
    return true
  })
}
