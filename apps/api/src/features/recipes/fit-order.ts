import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import { minTarget } from '@kostbar/contracts/nutritionplan/fit-portions'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { trainersOf } from '../foods/service.ts'
import { isFavourite, type RecipeCard, recipeCardColumns } from './card.ts'
import { fitCursor } from './cursor.ts'
import { type RecipeConditions, searchConditions } from './search-conditions.ts'

/**
 * Nutrition that a day still misses: kcal, and those macros (g) that count in the search. Negative where the day
 * exceeds its target.
 */
export type Missing = Pick<Nutrition, 'kcal'> & { [Macro in 'carbs' | 'proteins' | 'fats']?: number | undefined }

export interface FitSearch extends RecipeConditions {
  cursor?: string | undefined
  perPage: number
  missing: Missing
}

/** Recipes compared above and below the missing energy, per owner; bounds the cost of a search. */
const candidatesPerSide = 500

const columns = sql.join([...recipeCardColumns('r')])

/**
 * SQL: sum of squared relative distances between one portion and the missing nutrition, over energy and the given
 * macros.
 */
function distanceFrom({ kcal, carbs, proteins, fats }: Missing): RawBuilder<number> {
  const wanted = { kcal, carbs, proteins, fats }
  const terms = (Object.keys(minTarget) as (keyof Nutrition)[]).flatMap((nutrient) => {
    const value = wanted[nutrient]
    if (value === undefined) return []
    const scale = Math.max(Math.abs(value), minTarget[nutrient])
    return [sql`power((c.${sql.ref(nutrient)} - ${value}::float8) / ${scale}::float8, 2)`]
  })
  return sql`(${sql.join(terms, sql` + `)})`
}

/**
 * SQL: recipes of an owner with the energies nearest to the missing energy, below and above. It selects only columns of the
 * index on nutrition, so that candidates are compared without reading the recipes.
 */
function candidates(isOwner: RawBuilder<unknown>, kcal: number, conditions: RawBuilder<unknown>): RawBuilder<unknown> {
  const select = sql`SELECT r.id, r.kcal, r.carbs, r.proteins, r.fats FROM recipes r
    WHERE ${isOwner} AND r.withdrawn_at IS NULL ${conditions}`
  const rows = sql.lit(candidatesPerSide)
  return sql`(${select} AND r.kcal >= ${kcal}::float8 ORDER BY r.owner_id, r.withdrawn_at, r.kcal, r.id LIMIT ${rows})
    UNION ALL
    (${select} AND r.kcal < ${kcal}::float8
      ORDER BY r.owner_id DESC, r.withdrawn_at DESC, r.kcal DESC, r.id DESC LIMIT ${rows})`
}

/**
 * One page of the recipes that a user may see, sorted by how close one portion comes to the missing nutrition. Only the
 * recipes nearest in energy are compared and only those of the page are read, so the cost of a page does not grow with the
 * number of recipes.
 * @throws Problem `invalid_input` for a bad cursor
 */
export async function listByFit(db: Db, userId: string, { missing, cursor, perPage, ...search }: FitSearch) {
  const [afterDistance, afterId] = cursor ? fitCursor.decode(cursor) : [-1, '00000000-0000-0000-0000-000000000000']
  const conditions = searchConditions(search)
  const ofEveryone = candidates(sql`r.owner_id IS NULL`, missing.kcal, conditions)
  const ofOwners = candidates(sql`r.owner_id = owners.id`, missing.kcal, conditions)
  const { rows } = await sql<RecipeCard & { distance: number }>`
    SELECT ${columns}, ${isFavourite('r', userId)} AS toggled, best.distance
      FROM (
        SELECT id, distance
          FROM (
            SELECT c.id, ${distanceFrom(missing)} AS distance
              FROM (
                ${ofEveryone}
                UNION ALL
                SELECT owned.* FROM (SELECT ${userId}::uuid AS id UNION ${trainersOf(userId)}) owners
                 CROSS JOIN LATERAL (${ofOwners}) owned
              ) c
          ) compared
         WHERE (distance, id) > (${afterDistance}::float8, ${afterId}::uuid)
         ORDER BY distance, id LIMIT ${sql.lit(perPage + 1)}
      ) best
      JOIN recipes r ON r.id = best.id
     ORDER BY best.distance, best.id`.execute(db)
  const items = rows.slice(0, perPage)
  const last = rows.length > perPage ? items.at(-1) : undefined
  return { items, cursor: last ? fitCursor.encode([last.distance, last.id]) : null }
}
