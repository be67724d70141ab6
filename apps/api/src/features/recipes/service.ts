import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Reach } from '../../http/reach.ts'
import type { Infra } from '../../infra/infra.ts'
import { imageKeyOf, recipeDetail } from './detail.ts'
import { recipeImages } from './images.ts'
import { listRecipes, type Search } from './list.ts'
import { recipesOf } from './mine.ts'
import { togglePick } from './picks.ts'
import { type RecipeDraft, recipeShelf } from './shelf.ts'

export type { CardRow } from './card.ts'
export { cardColumns, pickedBy } from './card.ts'
export { canSee } from './detail.ts'
export { visibleTo } from './visibility.ts'

/** Recipes: everyone's, and those a trainer wrote for their clients. */
export function recipesService({ database, storage }: Pick<Infra, 'database' | 'storage'>, reach: Reach) {
  const list = listRecipes(database.pool)
  const detail = recipeDetail(database.pool)
  const { mine, tags } = recipesOf(database.pool)
  const imageKey = imageKeyOf(database.pool)
  const { add, withdraw } = recipeShelf(database)
  const images = recipeImages(storage)
  return {
    mine,
    tags,
    withdraw,
    toggle: togglePick(database),

    /** What a user may see, of oneself or of a client. @throws Problem `forbidden`, `invalid_input` for a bad cursor */
    all: async (actor: Actor, { userid = actor.id, ...search }: Search & { userid?: string | undefined }) => {
      await reach(actor, userid, { area: 'recipes', change: false })
      return list(userid, search)
    },

    /** @throws Problem `not_found` */
    detail: (actor: Actor, recipeId: string) => detail(actor.id, recipeId, isAdmin(actor)),

    /** Where to upload a photo. @throws Problem `invalid_input` for what is no photo */
    upload: images.upload,

    /** The photo of a recipe. @throws Problem `not_found` */
    image: async (actor: Actor, recipeId: string) => images.read(await imageKey(actor.id, recipeId, isAdmin(actor))),

    /** @throws Problem `list_full`, `invalid_input` for a photo that is none */
    add: async (actor: Actor, draft: RecipeDraft) => {
      if (draft.image !== null) await images.check(actor.id, draft.image)
      return detail(actor.id, await add(actor, draft), isAdmin(actor))
    },
  }
}
