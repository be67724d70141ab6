import { type Actor, isAdmin } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { proposeAllergens } from './allergen-proposal.ts'
import { getImageKey, getRecipe } from './detail.ts'
import { type FavouriteToggle, toggleFavourite } from './favourites.ts'
import { recipeImages } from './images.ts'
import { listRecipes, type RecipeSearch } from './list.ts'
import { listMyRecipes, listTags } from './mine.ts'
import { createRecipe, type RecipeDraft, withdrawRecipe } from './write-model.ts'

export { isVisibleTo } from '../foods/service.ts'
export { isFavourite, recipeCardColumns } from './card.ts'
export { canSeeRecipe } from './detail.ts'

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
    all: async (actor: Actor, { userid = actor.id, ...search }: RecipeSearch & { userid?: string | undefined }) => {
      await authorizeUser(actor, userid, { area: 'recipes', change: false })
      return listRecipes(kysely, userid, search)
    },

    /** @throws Problem `not_found` */
    detail: (actor: Actor, recipeId: string) => getRecipe(kysely, paramsOf(actor, recipeId)),

    /** Where to upload a photo. @throws Problem `invalid_input` for a wrong type or size */
    upload: images.upload,

    /** The photo of a recipe. @throws Problem `not_found` */
    image: async (actor: Actor, recipeId: string) => images.read(await getImageKey(kysely, paramsOf(actor, recipeId))),

    proposeAllergens: (userId: string, ingredients: string[]) => proposeAllergens(kysely, userId, ingredients),

    /** @throws Problem `list_full`, `invalid_input` for an upload that is no photo */
    add: async (actor: Actor, draft: RecipeDraft) => {
      const image = draft.image === null ? null : await images.accept(actor.id, draft.image)
      return getRecipe(kysely, paramsOf(actor, await createRecipe(database, actor, { ...draft, image })))
    },

    withdraw: (actor: Actor, recipeId: string) => withdrawRecipe(database, actor, recipeId),
  }
}
