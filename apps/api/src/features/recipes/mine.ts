import type { Pool } from 'pg'
import { type Actor, isAdmin, isTrainer } from '../../http/actor.ts'
import { type CardRow, cardColumns, pickedBy } from './card.ts'
import { trainersOf } from './visibility.ts'

/** As many as one page can show; beyond that people search. */
const mineLimit = 500

const mine = (name: string, from: string) => ({
  name: `recipes_mine_${name}`,
  text: `SELECT ${cardColumns}, ${pickedBy('$1::uuid')} AS toggled FROM ${from} LIMIT ${mineLimit}`,
})

const inOrder = 'r.withdrawn_at IS NULL ORDER BY r.owner_id, r.withdrawn_at, r.name, r.id'
const everyones = mine('everyones', `recipes r WHERE r.owner_id IS NULL AND ${inOrder}`)
const owned = mine('owned', `recipes r WHERE r.owner_id = $1 AND ${inOrder}`)
const picked = mine(
  'picked',
  `recipe_picks mine JOIN recipes r ON r.id = mine.recipe_id
    WHERE mine.user_id = $1 AND r.withdrawn_at IS NULL ORDER BY r.name, r.id`,
)

/** From tag to tag in the index, however many recipes have each; zeros stand for everyone's recipes. */
const visibleTags = {
  name: 'recipe_tags',
  text: `WITH RECURSIVE shelves AS (
           SELECT '00000000-0000-0000-0000-000000000000'::uuid AS id UNION SELECT $1 UNION ${trainersOf('$1')}
         ), listed(shelf, tag) AS (
           SELECT id, (SELECT min(tag) FROM recipe_tags WHERE shelf = shelves.id) FROM shelves
           UNION ALL
           SELECT shelf, (SELECT min(t.tag) FROM recipe_tags t WHERE t.shelf = listed.shelf AND t.tag > listed.tag)
             FROM listed WHERE tag IS NOT NULL
         )
         SELECT DISTINCT tag COLLATE "de-AT-x-icu" AS tag FROM listed WHERE tag IS NOT NULL ORDER BY 1`,
}

const german = new Intl.Collator('de-AT')

/** The recipes someone works with, by name, and their tags. */
export const recipesOf = (pool: Pool) => ({
  /** Everyone's for an admin, a trainer's own, the picked ones of a member. */
  mine: async (actor: Actor) => {
    const statement = isAdmin(actor) ? everyones : isTrainer(actor) ? owned : picked
    const { rows } = await pool.query<CardRow>({ ...statement, values: [actor.id] })
    const tags = [...new Set(rows.flatMap((row) => row.tags))].sort(german.compare)
    return { recipes: rows, tags }
  },

  /** All tags of the recipes a user may see. */
  tags: async (userId: string): Promise<string[]> => {
    const { rows } = await pool.query<{ tag: string }>({ ...visibleTags, values: [userId] })
    return rows.map(({ tag }) => tag)
  },
})
