import { randomUUID } from 'node:crypto'
import { recipeImageMaxBytes, recipeImageTypes } from '@kostbar/contracts/uploads'
import type { Infra } from '../../infra/infra.ts'
import { mediaTypeOf } from '../../infra/media-types.ts'
import { Problem } from '../../problems/problem.ts'
import { copyUpload, type UploadRefusal } from '../files/service.ts'
import { encodeLarge, isRefusedPhoto, storeEncoded } from '../photos/service.ts'
import { texts } from './texts.ts'

const keyPattern = /^recipes\/([\da-f-]{36})\/[\da-f-]{36}\.[a-z]+$/

/** Beginning of the keys of photos made from an upload: its own key up to the extension. */
const prefixOf = (uploadKey: string): string => uploadKey.replace(/[a-z]+$/, '')

/**
 * Whether a stored photo was made from this upload: a request is repeated, because its answer was lost, and the first one
 * has deleted the upload.
 */
export const isMadeFrom = (imageKey: string | null, uploadKey: string): boolean =>
  keyPattern.test(uploadKey) && imageKey?.startsWith(prefixOf(uploadKey)) === true

const refusalTexts: Record<UploadRefusal, string> = {
  missing: texts.imageMissing,
  too_large: texts.imageSize,
  unsupported_media_type: texts.imageType,
}

const refused = (fields: Record<string, string>) => new Problem('invalid_input', { fields })

/** Photos of recipes; an upload is checked by its content and re-encoded, without metadata such as the place. */
export const recipeImages = ({ storage, rateLimits }: Pick<Infra, 'storage' | 'rateLimits'>) => ({
  /**
   * Begins an upload: returns a presigned URL to PUT a photo to, and its storage key.
   * @throws Problem `invalid_input`, `too_many_requests`
   */
  upload: async (userId: string, { filename, size }: { filename: string; size: number }) => {
    const contentType = mediaTypeOf(filename, recipeImageTypes)
    if (!contentType) throw refused({ filename: texts.imageType })
    if (size > recipeImageMaxBytes) throw refused({ size: texts.imageSize })
    await rateLimits.count('imageUpload', userId)
    const key = `recipes/${userId}/${randomUUID()}.${contentType.split('/')[1]}`
    return { key, contentType, url: await storage.presignUpload({ key, contentType, contentLength: size }) }
  },

  /**
   * Accepts an upload of this user as the photo of the recipe that `write` stores, and deletes the upload once that is
   * done: a recipe that is refused can be sent again with the same upload.
   * @param uploadKey key of an upload; null or undefined is passed on to `write` unchanged
   * @param write gets the storage key of the photo
   * @returns what `write` returns
   * @throws Problem `invalid_input`, `too_many_requests`, `unavailable`, and what `write` throws
   */
  accept: async <T, None extends null | undefined>(
    userId: string,
    uploadKey: string | None,
    write: (image: string | None) => Promise<T>,
  ): Promise<T> => {
    if (typeof uploadKey !== 'string') return write(uploadKey)
    const contentType = mediaTypeOf(uploadKey, recipeImageTypes)
    if (!contentType || keyPattern.exec(uploadKey)?.[1] !== userId) throw refused({ image: texts.imageForeign })
    await rateLimits.count('imageEncoding', userId)
    const file = await copyUpload(storage, { uploadKey, contentType, maxBytes: recipeImageMaxBytes })
    if (typeof file === 'string') throw refused({ image: refusalTexts[file] })
    // The nightly sweep deletes what an outage leaves behind.
    const discard = (...keys: string[]) => storage.remove(keys).catch(() => undefined)
    const encode = (read: () => Promise<Buffer>) => encodeLarge(userId, read)
    const stored = storeEncoded(storage, { source: file.key, prefix: prefixOf(uploadKey), encode })
    const image = await stored.catch(async (error: unknown) => {
      if (!isRefusedPhoto(error)) throw error
      await discard(uploadKey, file.key)
      throw refused({ image: error.code === 'too_large' ? error.message : texts.imageType })
    })
    await discard(file.key)
    const written = await write(image).catch(async (error: unknown) => {
      // After any other error, the recipe may have been stored with this photo.
      if (error instanceof Problem && error.status < 500) await discard(image)
      throw error
    })
    await discard(uploadKey)
    return written
  },

  /** A photo as a stream with its media type. @throws Problem `not_found`, `unavailable` */
  read: async (key: string) => {
    const stream = await storage.read(key)
    const contentType = mediaTypeOf(key, recipeImageTypes)
    if (!stream || !contentType) throw new Problem('not_found')
    return { stream, contentType }
  },
})
