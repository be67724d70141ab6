import type { Meal } from '@kostbar/contracts/meals'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { AuthorizeUser } from '../../http/authorize.ts'
import type { Infra } from '../../infra/infra.ts'
import { Problem } from '../../problems/problem.ts'
import { getImageKey, getRecipe } from './detail.ts'
import { type FavouriteToggle, toggleFavourite } from './favourites.ts'
import { listByFit, type Missing } from './fit-order.ts'
import { isMadeFrom, recipeImages } from './images.ts'
import { recipeImports } from './import/service.ts'
import { countRecipes, listForMeal, listRecipes, type RecipeSearch } from './list.ts'
import { listMyRecipes, listTags } from './mine.ts'
import { type RecordReads, sharePreview } from './sharing/preview.ts'
import { type ShareInput, shareRecipes, undoShare } from './sharing/share.ts'
import { usageOf } from './usage.ts'
import {
  createRecipe,
  editRecipe,
  findByKey,
  type NewRecipe,
  type RecipeEdit,
  storedImageKey,
  withdrawRecipe,
} from './write-model.ts'

export { isVisibleTo } from '../foods/service.ts'
export { isFavourite, type RecipeCard, recipeAllergensStated, recipeCardColumns } from './card.ts'
export { canSeeRecipe, getRecipe } from './detail.ts'
export { foodNamesOfLine } from './import/food-names-of-line.ts'
export { ingredientMeasure } from './measure.ts'
export { recalculateRecipes } from './recalculation.ts'

interface AllParams extends RecipeSearch {
  userid?: string | undefined
  /** Lists recipes recently planned for this meal first. */
  meal?: Meal | undefined
  /** Sorts by closeness to this missing nutrition; then `meal` has no effect. */
  missing?: Missing | undefined
  /** Whether to count all matching recipes. */
  isCounted: boolean
}

interface Dependencies {
  readonly authorizeUser: AuthorizeUser
  readonly recordReads: RecordReads
}

/** Recipes of everyone, and those that trainers wrote for their clients. */
export function recipesService(
  infra: Pick<Infra, 'database' | 'dataKeys' | 'storage' | 'rateLimits' | 'pages'>,
  { authorizeUser, recordReads }: Dependencies,
) {
  const { database } = infra
  const { kysely } = database
  const images = recipeImages(infra)
  const paramsOf = (actor: Actor, recipeId: string) => ({ userId: actor.id, recipeId, seesAll: isAdmin(actor) })
  return {
    imports: recipeImports(infra),
    mine: (actor: Actor) => listMyRecipes(kysely, actor),
    tags: (userId: string) => listTags(kysely, userId),
    sharePreview: sharePreview(infra, recordReads),
    share: (actor: Actor, input: ShareInput) => shareRecipes(database, actor, input),
    undoShare: (actor: Actor, key: string) => undoShare(database, actor, key),
    toggle: (userId: string, toggle: FavouriteToggle) => toggleFavourite(database, userId, toggle),

    /**
     * One page of the recipes that the actor or a client of theirs may see.
     * @throws Problem `forbidden`, `invalid_input` for a bad cursor
     */
    all: async (actor: Actor, { userid = actor.id, meal, missing, isCounted, ...search }: AllParams) => {
      await authorizeUser(actor, userid, { area: 'recipes', change: false })
      const total = isCounted ? await countRecipes(kysely, userid, search) : null
      if (missing) return { ...(await listByFit(kysely, userid, { ...search, missing })), total }
      if (meal) return { ...(await listForMeal(kysely, userid, search, { actorId: actor.id, meal })), total }
      return { ...(await listRecipes(kysely, userid, search)), total }
    },

    /** A recipe with ingredients and steps. @throws Problem `not_found` */
    detail: (actor: Actor, recipeId: string) => getRecipe(kysely, paramsOf(actor, recipeId)),

    /** Begins the upload of a photo. @throws Problem `invalid_input` for a wrong type or size */
    upload: images.upload,

    /** Photo of a recipe as a stream. @throws Problem `not_found` */
    image: async (actor: Actor, recipeId: string) => images.read(await getImageKey(kysely, paramsOf(actor, recipeId))),

    /**
     * Creates a recipe. Repeated with the same key, returns the first recipe.
     * @throws Problem `list_full`, `invalid_input` for an upload that is no photo
     */
    add: async (actor: Actor, draft: NewRecipe) => {
      // Before the photo, whose upload the first request has deleted.
      const existing = draft.key === undefined ? undefined : await findByKey(kysely, actor, draft.key)
      if (existing) return getRecipe(kysely, paramsOf(actor, existing))
      const id = await images.accept(actor.id, draft.image, (image) =>
        createRecipe(database, actor, { ...draft, image }),
      )
      return getRecipe(kysely, paramsOf(actor, id))
    },

    /** Plans and templates that contain a recipe. @throws Problem `not_found` */
    usage: (actor: Actor, recipeId: string) => usageOf(kysely, actor, recipeId),

    /**
     * Edits a recipe. Repeating an edit changes nothing.
     * @throws Problem `not_found`, `forbidden`, `invalid_input`; `changed_meanwhile` with the stored recipe
     */
    edit: async (actor: Actor, recipeId: string, edit: RecipeEdit) => {
      const read = () => getRecipe(kysely, paramsOf(actor, recipeId))
      const write = async (image: RecipeEdit['image']) => {
        const isWritten = await editRecipe(database, actor, recipeId, { ...edit, image })
        if (!isWritten) throw new Problem('changed_meanwhile', { current: await read() })
      }
      const isPhotoStored = async () =>
        typeof edit.image === 'string' && isMadeFrom(await storedImageKey(kysely, recipeId), edit.image)
      if (await isPhotoStored()) await write(undefined)
      else
        await images.accept(actor.id, edit.image, write).catch(async (error: unknown) => {
          // The request that this one repeats may have been under way.
          if (!(await isPhotoStored())) throw error
          await write(undefined)
        })
      return read()
    },

    withdraw: (actor: Actor, recipeId: string) => withdrawRecipe(database, actor, recipeId),
  }
}
