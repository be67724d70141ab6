import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { likePattern } from '../../infra/like-pattern.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { isVisibleTo, trainersOf } from '../foods/service.ts'
import { isFavourite, type RecipeCard, recipeCardColumns } from './card.ts'
import { type RecipeCursor, recipeCursor } from './cursor.ts'

export interface RecipeSearch {
  filter: string
  /** Separated by commas. */
  tags: string
  cursor?: string | undefined
  perPage: number
}

interface PageParams {
  userId: string
  /** Whether the page starts among the favourites, which come first. */
  inFavourites: boolean
  /** The last favourite of the page before. */
  favouriteName: string
  favouriteId: string
  /** The last of the other recipes of the page before. */
  otherName: string
  otherId: string
}

const columns = sql.join([...recipeCardColumns('r')])

/**
 * Favourites, recipes without an owner, and those of trainer or user, each read in order from its own index and never
 * further than a page; so a page costs the same however many recipes there are.
 * @param limit a literal, not a parameter: PostgreSQL reuses a plan only where it knows how few rows are wanted
 * @param search further conditions on `recipes r`
 */
const pageQuery = (params: { [Name in keyof PageParams]: unknown }, limit: number, search: RawBuilder<unknown>) => {
  const { userId, inFavourites, favouriteName, favouriteId, otherName, otherId } = params
  const rows = sql.lit(limit)
  return sql<RecipeCard>`SELECT * FROM (
  (SELECT ${columns}, true AS toggled
     FROM recipe_picks f JOIN recipes r ON r.id = f.recipe_id
    WHERE ${inFavourites} AND f.user_id = ${userId} AND (r.name, r.id) > (${favouriteName}, ${favouriteId})
          AND ${isVisibleTo('r', userId)} ${search} ORDER BY r.name, r.id LIMIT ${rows})
  UNION ALL
  (SELECT ${columns}, false
     FROM recipes r
    WHERE r.owner_id IS NULL AND r.withdrawn_at IS NULL AND (r.name, r.id) > (${otherName}, ${otherId})
          AND NOT ${isFavourite('r', userId)} ${search}
    ORDER BY r.owner_id, r.withdrawn_at, r.name, r.id LIMIT ${rows})
  UNION ALL
  (SELECT owned.*, false
     FROM (SELECT ${userId}::uuid AS id UNION ${trainersOf(userId)}) owners
    CROSS JOIN LATERAL (
      SELECT ${columns} FROM recipes r
       WHERE r.owner_id = owners.id AND r.withdrawn_at IS NULL AND (r.name, r.id) > (${otherName}, ${otherId})
             AND NOT ${isFavourite('r', userId)} ${search}
       ORDER BY r.withdrawn_at, r.name, r.id LIMIT ${rows}) owned)
) page ORDER BY toggled DESC, name, id LIMIT ${rows}`
}

const preparePage = (limit: number) => prepared((_db, params: Params<PageParams>) => pageQuery(params, limit, sql``))

/** Pages without a search, prepared once for each page size. */
const pages = new Map<number, ReturnType<typeof preparePage>>()

function pageOf(limit: number) {
  const known = pages.get(limit) ?? preparePage(limit)
  pages.set(limit, known)
  return known
}

/** A search is planned at every execution: rare words and tags by their index, frequent ones in the order of names. */
const searchConditions = (filter: string, tags: string[]): RawBuilder<unknown> => {
  const byName = filter ? sql`AND lower(r.name) LIKE ${likePattern(filter)}` : sql``
  const byTags = tags.length > 0 ? sql`AND r.tags @> ${tags}` : sql``
  return sql`${byName} ${byTags}`
}

const first = { name: '', id: '00000000-0000-0000-0000-000000000000' }

/** Where favourites and the other recipes continue after a cursor. */
function pageParams(userId: string, cursor: RecipeCursor | null): PageParams {
  const [inFavourites, name, id] = cursor ?? [true, first.name, first.id]
  const after = { name, id }
  const [favourite, other] = inFavourites ? [after, first] : [first, after]
  return {
    userId,
    inFavourites,
    favouriteName: favourite.name,
    favouriteId: favourite.id,
    otherName: other.name,
    otherId: other.id,
  }
}

/** One page of the recipes a user may see: favourites first, then by name. @throws Problem `invalid_input` for a bad cursor */
export async function listRecipes(db: Db, userId: string, { filter, tags, cursor, perPage }: RecipeSearch) {
  const wantedTags = [...new Set(tags.split(',').map((tag) => tag.trim()))].filter(Boolean)
  const params = pageParams(userId, cursor ? recipeCursor.decode(cursor) : null)
  // One row more than a page tells whether there is another.
  const limit = perPage + 1
  const isSearch = filter !== '' || wantedTags.length > 0
  const rows = isSearch
    ? (await pageQuery(params, limit, searchConditions(filter, wantedTags)).execute(db)).rows
    : await pageOf(limit)(db, params)
  const last = rows.length > perPage ? rows[perPage - 1] : undefined
  return { items: rows.slice(0, perPage), next: last ? recipeCursor.encode([last.toggled, last.name, last.id]) : null }
}
