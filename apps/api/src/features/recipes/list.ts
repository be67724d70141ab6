import type { Pool } from 'pg'
import { containing } from '../../infra/containing.ts'
import { type CardRow, cardColumns, pickedBy } from './card.ts'
import { cursorAt, type Place, placeOf } from './cursor.ts'
import { trainersOf, visibleTo } from './visibility.ts'

export interface Search {
  filter: string
  /** Separated by commas. */
  tags: string
  cursor?: string | undefined
  perPage: number
}

/**
 * Picked ones, everyone's, and those of trainer or user, each read in order from its own index and never further than a
 * page; so a page costs the same however many recipes there are.
 * $1 user, $2 whether picked ones are still to come, $3 $4 where they go on, $5 $6 where the others go on
 * @param limit in the text, not a parameter: PostgreSQL keeps one plan only where it knows how few rows are wanted
 */
const pageOf = (limit: number, search: string) => `SELECT * FROM (
  (SELECT ${cardColumns}, true AS toggled
     FROM recipe_picks mine JOIN recipes r ON r.id = mine.recipe_id
    WHERE $2 AND mine.user_id = $1 AND (r.name, r.id) > ($3, $4) AND ${visibleTo('$1')}
          ${search} ORDER BY r.name, r.id LIMIT ${limit})
  UNION ALL
  (SELECT ${cardColumns}, false
     FROM recipes r
    WHERE r.owner_id IS NULL AND r.withdrawn_at IS NULL AND (r.name, r.id) > ($5, $6) AND NOT ${pickedBy('$1')}
          ${search} ORDER BY r.owner_id, r.withdrawn_at, r.name, r.id LIMIT ${limit})
  UNION ALL
  (SELECT owned.*, false
     FROM (SELECT $1::uuid AS id UNION ${trainersOf('$1')}) owners
    CROSS JOIN LATERAL (
      SELECT ${cardColumns} FROM recipes r
       WHERE r.owner_id = owners.id AND r.withdrawn_at IS NULL AND (r.name, r.id) > ($5, $6) AND NOT ${pickedBy('$1')}
             ${search} ORDER BY r.withdrawn_at, r.name, r.id LIMIT ${limit}) owned)
) found ORDER BY toggled DESC, name, id LIMIT ${limit}`

/**
 * The plain list is prepared once. A search is planned each time for what is looked for: rare words and tags by their
 * index, frequent ones in the order of names.
 */
function statementFor(
  limit: number,
  filter: string,
  tags: string[],
): { name?: string; text: string; search: unknown[] } {
  const search = [...(filter ? [containing(filter)] : []), ...(tags.length > 0 ? [tags] : [])]
  if (search.length === 0) return { name: `recipes_all_${limit}`, text: pageOf(limit, ''), search }
  const named = filter ? 'AND lower(r.name) LIKE $7' : ''
  const tagged = tags.length > 0 ? `AND r.tags @> $${6 + search.length}` : ''
  return { text: pageOf(limit, `${named} ${tagged}`), search }
}

const start = ['', '00000000-0000-0000-0000-000000000000'] as const

/** Where both kinds of recipes go on after a place. */
function goOn(after: Place | null): unknown[] {
  const [picked, name, id] = after ?? [true, ...start]
  return picked ? [true, name, id, ...start] : [false, ...start, name, id]
}

/** The recipes a user may see, a page at a time: picked ones first, then by name. */
export const listRecipes =
  (pool: Pool) =>
  async (userId: string, { filter, tags, cursor, perPage }: Search) => {
    const wanted = [...new Set(tags.split(',').map((tag) => tag.trim()))].filter(Boolean)
    const { search, ...statement } = statementFor(perPage + 1, filter, wanted)
    const values = [userId, ...goOn(cursor ? placeOf(cursor) : null), ...search]
    const { rows } = await pool.query<CardRow>({ ...statement, values })
    const last = rows.length > perPage ? rows[perPage - 1] : undefined
    return {
      items: rows.slice(0, perPage),
      next: last ? cursorAt([last.toggled, last.name, last.id]) : null,
    }
  }
