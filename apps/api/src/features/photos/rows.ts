import { sql } from 'kysely'
import type { Db } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'

/** A photo whose upload was finished and re-encoded. */
export interface ArrivedPhoto {
  id: string
  clientKey: string
  kind: 'MEAL' | 'PROGRESS'
  mealId: string | null
  /** Day, for example `2026-11-22`. */
  takenOn: string
  width: number
  height: number
  /** Storage keys of the large and the small size. */
  key: string
  smallKey: string
}

/** Most photos in one list, and most progress photos of a member, which are all in one list. */
export const maxListed = 500

const columns = sql`
  p.id, p.client_key AS "clientKey", p.kind, p.meal_id AS "mealId", p.taken_on::text AS "takenOn", p.width, p.height, p.key,
  p.small_key AS "smallKey"`

interface SearchParams {
  userId: string
  kind: string
  /** Number of a protocol; null for photos of all protocols and none. */
  protocol: number | null
}

/** Photos of a user, newest first. */
export const listPhotos = prepared(
  (_db, { userId, kind, protocol }: Params<SearchParams>) => sql<ArrivedPhoto>`
    SELECT ${columns} FROM photos p
     WHERE p.user_id = ${userId} AND p.kind = ${kind}::"PhotoKind" AND p.key IS NOT NULL
       AND (${protocol}::int IS NULL OR p.meal_id IN (
         SELECT m.id FROM protocol_meals m JOIN protocols r ON r.id = m.protocol_id
          WHERE r.user_id = ${userId} AND r.number = ${protocol}))
     ORDER BY p.taken_on DESC, p.id DESC LIMIT ${sql.lit(maxListed)}`,
)

const selectPhoto = prepared(
  (_db, { userId, id }: Params<{ userId: string; id: string }>) => sql<ArrivedPhoto>`
    SELECT ${columns} FROM photos p WHERE p.user_id = ${userId} AND p.id = ${id} AND p.key IS NOT NULL`,
)

export const findPhoto = async (db: Db, userId: string, id: string): Promise<ArrivedPhoto | undefined> =>
  (await selectPhoto(db, { userId, id }))[0]

/** Finds an upload that is not finished yet. */
export const findUnfinished = (db: Db, userId: string, id: string) =>
  db
    .selectFrom('photos')
    .select('upload_key as uploadKey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('key', 'is', null)
    .executeTakeFirst()
