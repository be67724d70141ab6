import { randomUUID } from 'node:crypto'
import { recipeImageMaxBytes, recipeImageTypes } from '@kostbar/contracts/uploads'
import { hasMediaType, mediaTypeOf } from '../../infra/media-types.ts'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

const refused = (fields: Record<string, string>) => new Problem('invalid_input', { fields })

/** Photos of recipes. An upload is accepted only after its content was checked. */
export const recipeImages = (storage: Storage) => ({
  /** A URL to PUT a photo to, and its key. @throws Problem `invalid_input`, `unavailable` */
  upload: async (userId: string, { filename, size }: { filename: string; size: number }) => {
    const contentType = mediaTypeOf(filename, recipeImageTypes)
    if (!contentType) throw refused({ filename: texts.imageType })
    if (size > recipeImageMaxBytes) throw refused({ size: texts.imageSize })
    const key = `recipes/${userId}/${randomUUID()}.${contentType.split('/')[1]}`
    return { key, contentType, url: await storage.presignUpload({ key, contentType, contentLength: size }) }
  },

  /**
   * Checks that this user has uploaded a photo under this key; an invalid upload is deleted.
   * @throws Problem `invalid_input`, `unavailable`
   */
  check: async (userId: string, key: string): Promise<void> => {
    const contentType = mediaTypeOf(key, recipeImageTypes)
    if (!contentType || !/^recipes\/([\da-f-]{36})\/[\da-f-]{36}\.[a-z]+$/.test(key) || key.split('/')[1] !== userId)
      throw refused({ image: texts.imageForeign })
    const file = await storage.head(key)
    if (!file) throw refused({ image: texts.imageMissing })
    if (file.size <= recipeImageMaxBytes && (await hasMediaType(storage, key, contentType))) return
    await storage.remove([key])
    throw refused({ image: file.size > recipeImageMaxBytes ? texts.imageSize : texts.imageType })
  },

  /** A photo as a stream with its media type. @throws Problem `not_found`, `unavailable` */
  read: async (key: string) => {
    const stream = await storage.read(key)
    const contentType = mediaTypeOf(key, recipeImageTypes)
    if (!stream || !contentType) throw new Problem('not_found')
    return { stream, contentType }
  },
})
