import { countLimit } from '@kostbar/contracts/count-limit'
import type { Meal } from '@kostbar/contracts/meals'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { isVisibleTo, trainersOf } from '../foods/service.ts'
import { isFavourite, type RecipeCard, recipeCardColumns } from './card.ts'
import { type NameCursor, nameCursor } from './cursor.ts'
import { listRecent, recentlyPlanned } from './recently-planned.ts'
import { isSearch, type RecipeConditions, searchConditions } from './search-conditions.ts'

export interface RecipeSearch extends RecipeConditions {
  cursor?: string | undefined
  perPage: number
}

/** Meal that is being planned, and the planning actor. */
export interface PlannedFor {
  actorId: string
  meal: Meal
}

interface PageParams {
  userId: string
  /** Whether the page starts among the favourites, which are listed first. */
  inFavourites: boolean
  /** Last favourite on the previous page. */
  favouriteName: string
  favouriteId: string
  /** Last other recipe on the previous page. */
  otherName: string
  otherId: string
}

const columns = sql.join([...recipeCardColumns('r')])

/**
 * Favourites, everyone's recipes, and those of the user or their trainer: each branch is read in index order for at
 * most one page, so the cost of a page does not grow with the number of recipes.
 * @param limit a literal, not a parameter: PostgreSQL only reuses a plan when it knows how few rows are needed
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

/** Prepared queries for pages without a search, by page size. */
const pages = new Map<number, ReturnType<typeof preparePage>>()

function pageOf(limit: number) {
  const known = pages.get(limit) ?? preparePage(limit)
  pages.set(limit, known)
  return known
}

const first = { name: '', id: '00000000-0000-0000-0000-000000000000' }

/** Start positions of favourites and other recipes after a cursor. */
function pageParams(userId: string, cursor: NameCursor | null): PageParams {
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

/**
 * One page of the recipes that a user may see, favourites first, then by name.
 * @param without ids of recipes to leave out
 * @throws Problem `invalid_input` for a bad cursor
 */
export async function listRecipes(db: Db, userId: string, search: RecipeSearch, without: readonly string[] = []) {
  const { cursor, perPage } = search
  const params = pageParams(userId, cursor ? nameCursor.decode(cursor) : null)
  // One row more than a page, to know whether there is another page.
  const limit = perPage + 1
  const others = without.length > 0 ? sql`AND r.id <> ALL(${without}::uuid[])` : sql``
  const isPrepared = !isSearch(search) && without.length === 0
  const rows = isPrepared
    ? await pageOf(limit)(db, params)
    : (await pageQuery(params, limit, sql`${searchConditions(search)} ${others}`).execute(db)).rows
  const last = rows.length > perPage ? rows[perPage - 1] : undefined
  return { items: rows.slice(0, perPage), cursor: last ? nameCursor.encode([last.toggled, last.name, last.id]) : null }
}

/** Number of recipes that a user may see and that match a search; counts up to `countLimit`. */
export async function countRecipes(db: Db, userId: string, search: RecipeConditions): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM (
    SELECT FROM recipes r WHERE ${isVisibleTo('r', userId)} ${searchConditions(search)} LIMIT ${sql.lit(countLimit)}
  ) counted`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * One page for planning a meal: recipes recently planned for that meal, then the others as in `listRecipes`.
 * @throws Problem `invalid_input` for a bad cursor
 */
export async function listForMeal(db: Db, userId: string, search: RecipeSearch, { actorId, meal }: PlannedFor) {
  const { cursor, perPage } = search
  const planned = await recentlyPlanned(db, { userId, actorId, meal })
  const recent = (await listRecent(db, userId, planned, search)).slice(0, perPage)
  const recentIds = recent.map(({ id }) => id)
  if (cursor) return listRecipes(db, userId, search, recentIds)
  const free = perPage - recent.length
  if (free === 0) return { items: recent, cursor: nameCursor.encode([true, first.name, first.id]) }
  const others = await listRecipes(db, userId, { ...search, perPage: free }, recentIds)
  return { ...others, items: [...recent, ...others.items] }
}
