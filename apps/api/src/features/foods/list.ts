import { line } from '@kostbar/contracts/scalars'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import { type Actor, isAdmin } from '../../http/actor.ts'
import { keysetCursor } from '../../http/keyset-cursor.ts'
import type { Db } from '../../infra/database.ts'
import { likePattern, likePrefixPattern } from '../../infra/like-pattern.ts'
import { type FoodRow, foodColumns } from './columns.ts'
import { trainersOf } from './visibility.ts'

export interface FoodSearch {
  filter: string
  /** Whether to list only foods that the user may change. */
  editable: boolean
  cursor?: string | undefined
  perPage: number
}

/** Names that begin with the filter come first, then those that contain it. */
type Rank = 'begins' | 'contains'

/** Sort key of the last food on a page: rank, name, id. */
const foodCursor = keysetCursor(z.tuple([z.enum(['begins', 'contains']), line(200), z.uuid()]))
type FoodCursor = ReturnType<typeof foodCursor.decode>

/** Shortest filter that a trigram index can use; shorter filters only match the beginning of names. */
const minContainedLength = 3

/** Sorts after every other character (CLDR): closes the range of names that begin with a text. */
const lastCharacter = '\uffff'

const firstId = '00000000-0000-0000-0000-000000000000'

/**
 * Condition: the name begins with the filter. Contains the upper end of the index range; `startOf` gives its lower end.
 */
const beginsWith = (filter: string) => sql`
  f.name <= search_text(${filter}) || ${lastCharacter}
  AND search_text(f.name) LIKE search_text(${likePrefixPattern(filter)})`

const containsInside = (filter: string) => sql`
  search_text(f.name) LIKE search_text(${likePattern(filter)})
  AND search_text(f.name) NOT LIKE search_text(${likePrefixPattern(filter)})`

/**
 * Name after which a page begins. It is the only lower bound on the ordered index: with two, PostgreSQL would start at
 * one of them and scan all rows before the other.
 */
const startOf = (filter: string, [rank, name]: FoodCursor) =>
  rank === 'begins' && name === '' ? sql`search_text(${filter})` : sql`${name}`

const matches = (filter: string, rank: Rank): RawBuilder<unknown> =>
  filter === '' ? sql`true` : rank === 'begins' ? beginsWith(filter) : containsInside(filter)

interface RankParams {
  actor: Actor
  search: FoodSearch
  cursor: FoodCursor
  limit: number
}

/**
 * Foods of one rank: those of everyone and of each owner are each read in index order, at most `limit` rows, then
 * merged.
 */
async function listRank(db: Db, { actor, search, cursor, limit }: RankParams): Promise<FoodRow[]> {
  const [rank, , id] = cursor
  const rows = sql.lit(limit)
  const columns = sql.join([...foodColumns(actor)])
  const conditions = sql`f.withdrawn_at IS NULL AND (f.name, f.id) > (${startOf(search.filter, cursor)}, ${id})
    AND ${matches(search.filter, rank)}`
  const everyones = sql`(SELECT ${columns} FROM foods f WHERE f.owner_id IS NULL AND ${conditions}
    ORDER BY f.owner_id, f.withdrawn_at, f.name, f.id LIMIT ${rows})`
  const trainers = search.editable ? sql`` : sql`UNION ${trainersOf(actor.id)}`
  const owned = sql`(SELECT owned.* FROM (SELECT ${actor.id}::uuid AS id ${trainers}) owners CROSS JOIN LATERAL (
    SELECT ${columns} FROM foods f WHERE f.owner_id = owners.id AND ${conditions}
     ORDER BY f.withdrawn_at, f.name, f.id LIMIT ${rows}) owned)`
  const foods = search.editable && !isAdmin(actor) ? owned : sql`${everyones} UNION ALL ${owned}`
  return (await sql<FoodRow>`SELECT * FROM (${foods}) page ORDER BY name, id LIMIT ${rows}`.execute(db)).rows
}

/**
 * One page of the foods that a user may plan with: names that begin with the filter, then names that contain it, each
 * in alphabetical order. One or two queries.
 * @throws Problem `invalid_input` for a bad cursor
 */
export async function listFoods(db: Db, actor: Actor, search: FoodSearch) {
  const { filter, perPage } = search
  const cursor: FoodCursor = search.cursor ? foodCursor.decode(search.cursor) : ['begins', '', firstId]
  // One row more than a page, to know whether there is another page.
  const limit = perPage + 1
  const rowsOf = async (start: FoodCursor, rows: number) =>
    (await listRank(db, { actor, search, cursor: start, limit: rows })).map((food) => ({ food, rank: start[0] }))
  const page = await rowsOf(cursor, limit)
  const isBeginning = cursor[0] === 'begins'
  if (isBeginning && page.length < limit && filter.length >= minContainedLength)
    page.push(...(await rowsOf(['contains', '', firstId], limit - page.length)))
  const last = page.length > perPage ? page[perPage - 1] : undefined
  return {
    items: page.slice(0, perPage).map(({ food }) => food),
    cursor: last ? foodCursor.encode([last.rank, last.food.name, last.food.id]) : null,
  }
}
