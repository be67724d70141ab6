import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { todayInVienna } from '@kostbar/contracts/calendar'
import type { Parsed } from '@kostbar/contracts/endpoint'
import type { photos } from '@kostbar/contracts/photos/endpoints'
import { photoMaxBytes } from '@kostbar/contracts/photos/photo-types'
import { maxPhotosPerMeal } from '@kostbar/contracts/protocol/limits'
import { sql } from 'kysely'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { countRows, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Files } from '../files/service.ts'
import { lockUser } from '../users/service.ts'
import { encodePhoto } from './encode.ts'
import { type ArrivedPhoto, findPhoto, findUnfinished, listPhotos, maxListed } from './rows.ts'
import { isRefusedPhoto } from './store-encoded.ts'
import { texts } from './texts.ts'

export { encodeLarge, encodeSquare } from './encode.ts'
export { isRefusedPhoto, storeEncoded } from './store-encoded.ts'

type UploadCommand = Parsed<typeof photos.upload>['body']
type Search = Parsed<typeof photos.list>['query']

/** Most photos of a member. */
const maxPhotos = 2000

/** Most unfinished uploads of a member; the nightly sweep deletes them after a day. */
const maxOpenUploads = 40

const contentType = 'image/jpeg'

/**
 * Finds the protocol meal of a photo by its client key.
 * @returns the id of the meal
 * @throws Problem `not_found`, `list_full`
 */
async function findMeal(tx: Tx, userId: string, mealKey: string): Promise<string> {
  const meal = await tx
    .selectFrom('protocol_meals as m')
    .innerJoin('protocols as p', 'p.id', 'm.protocol_id')
    .select('m.id')
    .select((eb) => eb.selectFrom('photos').select(countRows).whereRef('meal_id', '=', 'm.id').as('photos'))
    .where('p.user_id', '=', userId)
    .where('m.client_key', '=', mealKey)
    .orderBy('p.number', 'desc')
    .executeTakeFirst()
  if (!meal) throw new Problem('not_found', { msg: texts.meal })
  if ((meal.photos ?? 0) >= maxPhotosPerMeal) throw new Problem('list_full', { msg: texts.mealFull })
  return meal.id
}

/** Photos of members: re-encoded, in private storage, shown by presigned URLs that are valid for five minutes. */
export function photosService(
  { database, storage, rateLimits }: Pick<Infra, 'database' | 'storage' | 'rateLimits'>,
  files: Files,
) {
  const { kysely, transaction } = database

  const shown = async ({ key: largeKey, smallKey, clientKey, ...photo }: ArrivedPhoto) => {
    const filename = `Foto ${photo.takenOn}.jpg`
    const urlOf = (key: string) => storage.presignDownload({ key, contentType, filename, inline: true })
    const [smallUrl, largeUrl] = await Promise.all([urlOf(smallKey), urlOf(largeKey)])
    return { ...photo, key: clientKey, smallUrl, largeUrl }
  }

  /** Inserts the row of an upload. @throws Problem `not_found`, `list_full`, `too_many_requests` */
  const insertUpload = (userId: string, { key, kind, mealKey, takenOn, contentType, size }: UploadCommand) =>
    transaction(async (tx) => {
      await lockUser(tx, userId)
      const same = await tx
        .selectFrom('photos')
        .select(['id', 'key', 'upload_key as uploadKey', 'content_type as contentType', 'size'])
        .where('user_id', '=', userId)
        .where('client_key', '=', key)
        .executeTakeFirst()
      if (same) return same
      const { count, unfinished, progress } = await tx
        .selectFrom('photos')
        .select([
          countRows,
          sql<number>`count(*) FILTER (WHERE key IS NULL)::int`.as('unfinished'),
          sql<number>`count(*) FILTER (WHERE kind = 'PROGRESS')::int`.as('progress'),
        ])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      if (count >= maxPhotos) throw new Problem('list_full')
      // A photo beyond the list could neither be seen nor deleted.
      if (kind === 'PROGRESS' && progress >= maxListed) throw new Problem('list_full', { msg: texts.progressFull })
      if (unfinished >= maxOpenUploads) throw new Problem('too_many_requests')
      return tx
        .insertInto('photos')
        .values({
          id: newId,
          user_id: userId,
          kind,
          meal_id: mealKey === null ? null : await findMeal(tx, userId, mealKey),
          client_key: key,
          taken_on: sql<Date>`${takenOn}::date`,
          upload_key: `photos/${userId}/${randomUUID()}`,
          content_type: contentType,
          size,
        })
        .returning(['id', 'key', 'upload_key as uploadKey', 'content_type as contentType', 'size'])
        .executeTakeFirstOrThrow()
    })

  /** Reads an uploaded file into memory. @throws Problem `not_found`, `too_large`, `unavailable` */
  const readUpload = async (uploadKey: string): Promise<Buffer> => {
    const file = await storage.head(uploadKey)
    if (!file) throw new Problem('not_found', { msg: texts.missing })
    if (file.size > photoMaxBytes) throw new Problem('too_large')
    const stream = await storage.read(uploadKey)
    if (!stream) throw new Problem('not_found', { msg: texts.missing })
    return buffer(stream)
  }

  const store = async (userId: string, photo: Buffer): Promise<string> => {
    const key = `photos/${userId}/${randomUUID()}.jpg`
    await storage.write({ key, contentType, contentLength: photo.length }, Readable.from([photo]))
    return key
  }

  /** Re-encodes an upload and lists its photo. @throws Problem as `encodePhoto` and `readUpload` */
  const storeUpload = async (userId: string, id: string, uploadKey: string): Promise<void> => {
    const { large, small, width, height } = await encodePhoto(userId, () => readUpload(uploadKey))
    const [key, smallKey] = await Promise.all([store(userId, large), store(userId, small)])
    await transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('photos')
        .set({ key, small_key: smallKey, width, height })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('key', 'is', null)
        .executeTakeFirst()
      // When the upload was finished or deleted meanwhile, the new files are not needed either.
      await files.removeKeysLater(tx, [uploadKey, ...(numUpdatedRows === 0n ? [key, smallKey] : [])])
    })
  }

  /** Deletes an upload that is no photo. The photo of an earlier file at the same address stays. */
  const discardUpload = async (userId: string, id: string, uploadKey: string): Promise<void> => {
    await storage.remove([uploadKey])
    await kysely
      .deleteFrom('photos')
      .where('id', '=', id)
      .where('user_id', '=', userId)
      .where('key', 'is', null)
      .execute()
  }

  return {
    /** A user's photos, newest first. The caller has authorized the actor for the user's health data. */
    list: async (userId: string, { kind, protocol }: Search) => {
      const rows = await listPhotos(kysely, { userId, kind, protocol: protocol ?? null })
      return Promise.all(rows.map(shown))
    },

    /**
     * Begins an upload: returns the id and a presigned URL to PUT the photo to, null when the photo has already
     * arrived.
     * @throws Problem `invalid_input`, `too_large`, `not_found`, `list_full`, `too_many_requests`, `unavailable`
     */
    upload: async (userId: string, command: UploadCommand) => {
      if (command.size > photoMaxBytes) throw new Problem('too_large')
      if (command.takenOn > todayInVienna())
        throw new Problem('invalid_input', { fields: { takenOn: texts.futureDay } })
      if ((command.kind === 'MEAL') !== (command.mealKey !== null)) throw new Problem('invalid_input')
      await rateLimits.count('photoUpload', userId)
      const { id, key, uploadKey, contentType, size } = await insertUpload(userId, command)
      if (key) return { id, url: null }
      return { id, url: await storage.presignUpload({ key: uploadKey, contentType, contentLength: size }) }
    },

    /**
     * Finishes an upload: re-encodes the photo and lists it. An upload that is no photo is deleted. Repeated requests
     * return the same photo.
     * @throws Problem `not_found`, `unsupported_media_type`, `too_large`, `too_many_requests`, `unavailable`
     */
    finish: async (userId: string, id: string) => {
      const arrived = await findPhoto(kysely, userId, id)
      if (arrived) return shown(arrived)
      const upload = await findUnfinished(kysely, userId, id)
      if (!upload) throw new Problem('not_found')
      const { uploadKey } = upload
      await rateLimits.count('photoEncoding', userId)
      try {
        await storeUpload(userId, id, uploadKey)
      } catch (error) {
        if (isRefusedPhoto(error)) await discardUpload(userId, id, uploadKey)
        // A concurrent request may have finished the upload, and its file is deleted then.
        const finished = await findPhoto(kysely, userId, id)
        if (finished) return shown(finished)
        throw error
      }
      const photo = await findPhoto(kysely, userId, id)
      if (!photo) throw new Problem('not_found')
      return shown(photo)
    },

    /** Deletes a photo and its files. @throws Problem `not_found`; `unavailable` when the files cannot be deleted */
    remove: async (userId: string, id: string): Promise<void> => {
      const photo = await kysely
        .selectFrom('photos')
        .select(['upload_key', 'key', 'small_key'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (!photo) throw new Problem('not_found')
      // Files are deleted first: a row without files can be deleted again, but files without a row would be orphaned.
      await storage.remove([photo.upload_key, photo.key, photo.small_key].filter((key) => key !== null))
      await kysely.deleteFrom('photos').where('id', '=', id).where('user_id', '=', userId).execute()
    },
  }
}
