import type { Meal } from '@kostbar/contracts/meals'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { getImageKey, getRecipe } from './detail.ts'
import { type FavouriteToggle, toggleFavourite } from './favourites.ts'
import { listByFit, type Missing } from './fit-order.ts'
import { recipeImages } from './images.ts'
import { listForMeal, listRecipes, type RecipeSearch } from './list.ts'
import { listMyRecipes, listTags } from './mine.ts'
import { usageOf } from './usage.ts'
import { createRecipe, editRecipe, type RecipeDraft, type RecipeEdit, withdrawRecipe } from './write-model.ts'

export { isVisibleTo } from '../foods/service.ts'
export { isFavourite, type RecipeCard, recipeCardColumns } from './card.ts'
export { canSeeRecipe, getRecipe } from './detail.ts'
export { recalculateRecipes } from './recalculation.ts'

interface AllParams extends RecipeSearch {
  userid?: string | undefined
  /** Lists what was planned for it most recently first. */
  meal?: Meal | undefined
  /** Lists what comes closest to it first, whatever the meal. */
  missing?: Missing | undefined
}

/** Recipes: everyone's, and those a trainer wrote for their clients. */
export function recipesService(
  infra: Pick<Infra, 'database' | 'storage' | 'rateLimits'>,
  authorizeUser: AuthorizeUser,
) {
  const { database } = infra
  const { kysely } = database
  const images = recipeImages(infra)
  const paramsOf = (actor: Actor, recipeId: string) => ({ userId: actor.id, recipeId, seesAll: isAdmin(actor) })
  return {
    mine: (actor: Actor) => listMyRecipes(kysely, actor),
    tags: (userId: string) => listTags(kysely, userId),
    toggle: (userId: string, toggle: FavouriteToggle) => toggleFavourite(database, userId, toggle),

    /** What a user may see, of oneself or of a client. @throws Problem `forbidden`, `invalid_input` for a bad cursor */
    all: async (actor: Actor, { userid = actor.id, meal, missing, ...search }: AllParams) => {
      await authorizeUser(actor, userid, { area: 'recipes', change: false })
      if (missing) return listByFit(kysely, userid, { ...search, missing })
      if (meal) return listForMeal(kysely, userid, search, { actorId: actor.id, meal })
      return listRecipes(kysely, userid, search)
    },

    /** @throws Problem `not_found` */
    detail: (actor: Actor, recipeId: string) => getRecipe(kysely, paramsOf(actor, recipeId)),

    /** Where to upload a photo. @throws Problem `invalid_input` for a wrong type or size */
    upload: images.upload,

    /** The photo of a recipe. @throws Problem `not_found` */
    image: async (actor: Actor, recipeId: string) => images.read(await getImageKey(kysely, paramsOf(actor, recipeId))),

    /** @throws Problem `list_full`, `invalid_input` for an upload that is no photo */
    add: async (actor: Actor, draft: RecipeDraft) => {
      const image = draft.image === null ? null : await images.accept(actor.id, draft.image)
      return getRecipe(kysely, paramsOf(actor, await createRecipe(database, actor, { ...draft, image })))
    },

    /** @throws Problem `not_found` */
    usage: (actor: Actor, recipeId: string) => usageOf(kysely, actor, recipeId),

    /** @throws Problem `not_found`, `forbidden`, `invalid_input`; `changed_meanwhile` with the stored recipe */
    edit: async (actor: Actor, recipeId: string, edit: RecipeEdit) => {
      const image = edit.image ? await images.accept(actor.id, edit.image) : edit.image
      const isWritten = await editRecipe(database, actor, recipeId, { ...edit, image })
      const recipe = await getRecipe(kysely, paramsOf(actor, recipeId))
      if (!isWritten) throw new Problem('changed_meanwhile', { current: recipe })
      return recipe
    },

    withdraw: (actor: Actor, recipeId: string) => withdrawRecipe(database, actor, recipeId),
  }
}
