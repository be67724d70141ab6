import { randomUUID } from 'node:crypto'
import { extname } from 'node:path'
import { recipeImageMaxBytes, recipeImageTypes } from '@kostbar/contracts/recipes'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

type Ending = keyof typeof recipeImageTypes

const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

/** How files of a type begin; null stands for any byte. */
const beginnings: Record<Ending, readonly (number | null)[]> = {
  png: ascii('\x89PNG\r\n\x1a\n'),
  jpg: [0xff, 0xd8, 0xff],
  jpeg: [0xff, 0xd8, 0xff],
  webp: [...ascii('RIFF'), null, null, null, null, ...ascii('WEBP')],
}

const begins = (file: Buffer, ending: Ending) =>
  beginnings[ending].every((byte, index) => byte === null || file[index] === byte)

function endingOf(filename: string): Ending | null {
  const ending = extname(filename).slice(1).toLowerCase()
  return Object.hasOwn(recipeImageTypes, ending) ? (ending as Ending) : null
}

const refused = (fields: Record<string, string>) => new Problem('invalid_input', { fields })

/** Photos of recipes. What was uploaded is believed only after its bytes were looked at. */
export const recipeImages = (storage: Storage) => ({
  /** An address to PUT a photo to, and the key to name it by. @throws Problem `invalid_input`, `unavailable` */
  upload: async (userId: string, { filename, size }: { filename: string; size: number }) => {
    const ending = endingOf(filename)
    if (!ending) throw refused({ filename: texts.imageType })
    if (size > recipeImageMaxBytes) throw refused({ size: texts.imageSize })
    const key = `recipes/${userId}/${randomUUID()}.${ending}`
    const contentType = recipeImageTypes[ending]
    return { key, contentType, url: await storage.presignUpload({ key, contentType, contentLength: size }) }
  },

  /**
   * Makes sure that this user has uploaded a picture under this key; anything else that is there is deleted.
   * @throws Problem `invalid_input`, `unavailable`
   */
  check: async (userId: string, key: string): Promise<void> => {
    const ending = endingOf(key)
    if (!ending || !/^recipes\/([\da-f-]{36})\/[\da-f-]{36}\.[a-z]+$/.test(key) || key.split('/')[1] !== userId)
      throw refused({ image: texts.imageForeign })
    const found = await storage.head(key)
    if (!found) throw refused({ image: texts.imageMissing })
    const start = await storage.read(key, 12)
    if (start && begins(start, ending) && found.size <= recipeImageMaxBytes) return
    await storage.remove([key])
    throw refused({ image: found.size > recipeImageMaxBytes ? texts.imageSize : texts.imageType })
  },

  /** A photo as a stream with its media type. @throws Problem `not_found`, `unavailable` */
  read: async (key: string) => {
    const stream = await storage.read(key)
    const ending = endingOf(key)
    if (!stream || !ending) throw new Problem('not_found')
    return { stream, contentType: recipeImageTypes[ending] }
  },
})
