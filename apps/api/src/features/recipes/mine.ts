import { compareGerman } from '@kostbar/contracts/german-order'
import { sql } from 'kysely'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { trainersOf } from '../foods/service.ts'
import { isFavourite, recipeCardColumns } from './card.ts'

/** Most recipes in the list; to find others, people search. */
const maxRecipes = 500

type UserParams = Params<{ userId: string }>

/** Recipes in the order of the index on owner, withdrawal and name; the caller adds the condition on the owner. */
const recipeCards = (db: Db, { userId }: UserParams) =>
  db
    .selectFrom('recipes as r')
    .select([...recipeCardColumns('r'), isFavourite('r', userId).as('toggled')])
    .where('r.withdrawn_at', 'is', null)
    .orderBy('r.owner_id')
    .orderBy('r.withdrawn_at')
    .orderBy('r.name')
    .orderBy('r.id')
    .limit(maxRecipes)

const listUnowned = prepared((db, params: UserParams) => recipeCards(db, params).where('r.owner_id', 'is', null))

const listOwned = prepared((db, params: UserParams) => recipeCards(db, params).where('r.owner_id', '=', params.userId))

const listFavourites = prepared((db, { userId }: UserParams) =>
  db
    .selectFrom('recipe_picks as f')
    .innerJoin('recipes as r', 'r.id', 'f.recipe_id')
    .select([...recipeCardColumns('r'), sql<boolean>`true`.as('toggled')])
    .where('f.user_id', '=', userId)
    .where('r.withdrawn_at', 'is', null)
    .orderBy('r.name')
    .orderBy('r.id')
    .limit(maxRecipes),
)

/**
 * Skip scan over the tag index: cost grows with the number of tags, not recipes. The zero id stands for recipes without
 * an owner.
 */
const listVisibleTags = prepared(
  (_db, { userId }: UserParams) => sql<{ tag: string }>`
    WITH RECURSIVE owners AS (
      SELECT '00000000-0000-0000-0000-000000000000'::uuid AS id UNION SELECT ${userId} UNION ${trainersOf(userId)}
    ), listed(owner_id, tag) AS (
      SELECT id, (SELECT min(tag) FROM recipe_tags WHERE shelf = owners.id) FROM owners
      UNION ALL
      SELECT owner_id, (SELECT min(t.tag) FROM recipe_tags t WHERE t.shelf = listed.owner_id AND t.tag > listed.tag)
        FROM listed WHERE tag IS NOT NULL
    )
    SELECT DISTINCT tag COLLATE "de-AT-x-icu" AS tag FROM listed WHERE tag IS NOT NULL ORDER BY 1`,
)

/**
 * Recipes that an actor works with, and their tags: everyone's for admins, own ones for trainers, favourites for
 * members.
 */
export async function listMyRecipes(db: Db, actor: Actor) {
  const list = isAdmin(actor) ? listUnowned : isTrainer(actor) ? listOwned : listFavourites
  const recipes = await list(db, { userId: actor.id })
  return { recipes, tags: [...new Set(recipes.flatMap(({ tags }) => tags))].sort(compareGerman) }
}

/** All tags of the recipes that a user may see. */
export const listTags = async (db: Db, userId: string): Promise<string[]> =>
  (await listVisibleTags(db, { userId })).map(({ tag }) => tag)
