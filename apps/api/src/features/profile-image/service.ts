import { randomUUID } from 'node:crypto'
import { profileImageMaxBytes, profileImageTypes } from '@kostbar/contracts/uploads'
import type { Infra } from '../../infra/infra.ts'
import { hasMediaType, mediaTypeOf } from '../../infra/media-types.ts'
import { now } from '../../infra/sql.ts'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import type { Files } from '../files/service.ts'
import { texts } from './texts.ts'

const keyPattern = /^avatars\/([\da-f-]{36})\/[\da-f-]{36}\.(png|jpeg)$/

/** A URL that shows a profile image for five minutes. @param key as stored in `users.profile_image` */
export const profileImageUrl = (storage: Storage, key: string): Promise<string> => {
  const contentType = mediaTypeOf(key, profileImageTypes) ?? 'application/octet-stream'
  const filename = `Profilbild.${contentType.split('/')[1]}`
  return storage.presignDownload({ key, contentType, filename, inline: true })
}

/** @throws Problem `not_found` for a key that was not issued to this user, and for a missing upload */
async function findUpload(storage: Storage, userId: string, key: string) {
  const contentType = mediaTypeOf(key, profileImageTypes)
  const file = keyPattern.exec(key)?.[1] === userId && contentType ? await storage.head(key) : null
  if (!file || !contentType) throw new Problem('not_found', { msg: texts.missing })
  return { size: file.size, contentType }
}

/** Profile images. An upload is accepted only after its content was checked. */
export const profileImageService = ({ database, storage }: Pick<Infra, 'database' | 'storage'>, files: Files) => ({
  /** A URL to PUT an image to. @throws Problem `unsupported_media_type`, `too_large`, `unavailable` */
  upload: async (userId: string, { filename, size }: { filename: string; size: number }) => {
    const contentType = mediaTypeOf(filename, profileImageTypes)
    if (!contentType) throw new Problem('unsupported_media_type')
    if (size > profileImageMaxBytes) throw new Problem('too_large')
    const key = `avatars/${userId}/${randomUUID()}.${contentType.split('/')[1]}`
    // Fails before 10 MB are sent to a storage that is unavailable.
    await storage.head(key)
    return { key, contentType, url: await storage.presignUpload({ key, contentType, contentLength: size }) }
  },

  /**
   * Makes an upload the user's profile image and deletes the previous one; returns its URL.
   * @throws Problem `not_found`, `unsupported_media_type`, `too_large` (the upload is deleted), `unavailable`
   */
  finish: async (userId: string, key: string): Promise<string> => {
    const { size, contentType } = await findUpload(storage, userId, key)
    const tooLarge = size > profileImageMaxBytes
    if (tooLarge || !(await hasMediaType(storage, key, contentType))) {
      await storage.remove([key])
      throw new Problem(tooLarge ? 'too_large' : 'unsupported_media_type')
    }
    await database.transaction(async (tx) => {
      const previous = await tx
        .selectFrom('users')
        .select('profile_image as key')
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      await tx.updateTable('users').set({ profile_image: key, updated_at: now }).where('id', '=', userId).execute()
      if (previous.key && previous.key !== key) await files.removeLater(tx, previous.key)
    })
    return profileImageUrl(storage, key)
  },
})
