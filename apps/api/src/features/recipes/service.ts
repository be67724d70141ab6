import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Reach } from '../../http/reach.ts'
import type { Database } from '../../infra/database.ts'
import { recipeDetail } from './detail.ts'
import { listRecipes, type Search } from './list.ts'
import { recipesOf } from './mine.ts'
import { togglePick } from './picks.ts'
import { type RecipeDraft, recipeShelf } from './shelf.ts'

export type { CardRow } from './card.ts'
export { card, cardColumns, pickedBy } from './card.ts'
export { canSee } from './detail.ts'
export { visibleTo } from './visibility.ts'

/** Recipes: everyone's, and those a trainer wrote for their clients. */
export function recipesService(database: Database, reach: Reach) {
  const list = listRecipes(database.pool)
  const detail = recipeDetail(database.pool)
  const { mine, tags } = recipesOf(database.pool)
  const { add, withdraw } = recipeShelf(database)
  return {
    mine,
    tags,
    withdraw,
    toggle: togglePick(database),

    /** What a user may see, of oneself or of a client. @throws Problem `forbidden`, `invalid_input` for a bad cursor */
    all: async (actor: Actor, { userid = actor.id, ...search }: Search & { userid?: string | undefined }) => {
      await reach(actor, userid)
      return list(userid, search)
    },

    /** @throws Problem `not_found` */
    detail: (actor: Actor, recipeId: string) => detail(actor.id, recipeId, isAdmin(actor)),

    /** @throws Problem `list_full` */
    add: async (actor: Actor, draft: RecipeDraft) => detail(actor.id, await add(actor, draft), isAdmin(actor)),
  }
}
