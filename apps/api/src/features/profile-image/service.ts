import { randomUUID } from 'node:crypto'
import { profileImageMaxBytes, profileImageTypes } from '@kostbar/contracts/uploads'
import type { Infra } from '../../infra/infra.ts'
import { mediaTypeOf } from '../../infra/media-types.ts'
import { now } from '../../infra/sql.ts'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import { copyUpload, type Files } from '../files/service.ts'
import { encodeSquare, isRefusedPhoto, storeEncoded } from '../photos/service.ts'
import { texts } from './texts.ts'

const keyPattern = /^avatars\/([\da-f-]{36})\/[\da-f-]{36}\.(png|jpeg)$/

/** Width and height of a stored profile image, in pixels. */
const side = 512

/** Presigned URL of a profile image, valid for five minutes. @param key as stored in `users.profile_image` */
export const profileImageUrl = (storage: Storage, key: string): Promise<string> => {
  const contentType = mediaTypeOf(key, profileImageTypes) ?? 'application/octet-stream'
  const filename = `Profilbild.${contentType.split('/')[1]}`
  return storage.presignDownload({ key, contentType, filename, inline: true })
}

/** Media type of an upload key that was issued to this user. @throws Problem `not_found` for any other key */
function contentTypeOf(userId: string, uploadKey: string): string {
  const contentType = mediaTypeOf(uploadKey, profileImageTypes)
  if (keyPattern.exec(uploadKey)?.[1] !== userId || !contentType) throw new Problem('not_found', { msg: texts.missing })
  return contentType
}

type ProfileImageInfra = Pick<Infra, 'database' | 'storage' | 'rateLimits'>

/** Profile images; an upload is checked by its content and re-encoded. */
export const profileImageService = ({ database, storage, rateLimits }: ProfileImageInfra, files: Files) => {
  /** Stores the key of a user's profile image, null for none, and deletes the file of the previous one. */
  const replace = (userId: string, key: string | null): Promise<void> =>
    database.transaction(async (tx) => {
      const previous = await tx
        .selectFrom('users')
        .select('profile_image as key')
        .where('id', '=', userId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow()
      if (previous.key === key) return
      await tx.updateTable('users').set({ profile_image: key, updated_at: now }).where('id', '=', userId).execute()
      if (previous.key) await files.removeLater(tx, previous.key)
    })

  return {
    /**
     * Begins an upload: returns a presigned URL to PUT the image to.
     * @throws Problem `unsupported_media_type`, `too_large`, `too_many_requests`, `unavailable`
     */
    upload: async (userId: string, { filename, size }: { filename: string; size: number }) => {
      const contentType = mediaTypeOf(filename, profileImageTypes)
      if (!contentType) throw new Problem('unsupported_media_type')
      if (size > profileImageMaxBytes) throw new Problem('too_large', { msg: texts.size })
      await rateLimits.count('imageUpload', userId)
      const key = `avatars/${userId}/${randomUUID()}.${contentType.split('/')[1]}`
      // Fails early when the storage is unavailable, before the browser sends up to 10 MB.
      await storage.head(key)
      return { key, contentType, url: await storage.presignUpload({ key, contentType, contentLength: size }) }
    },

    /**
     * Makes an upload, re-encoded, the user's profile image and deletes the previous image.
     * @returns its presigned URL
     * @throws Problem `not_found`, `unsupported_media_type`, `too_large`, `too_many_requests`, `unavailable`
     */
    finish: async (userId: string, uploadKey: string): Promise<string> => {
      const contentType = contentTypeOf(userId, uploadKey)
      await rateLimits.count('imageEncoding', userId)
      const file = await copyUpload(storage, { uploadKey, contentType, maxBytes: profileImageMaxBytes })
      if (file === 'missing') throw new Problem('not_found', { msg: texts.missing })
      if (typeof file === 'string') throw new Problem(file, file === 'too_large' ? { msg: texts.size } : {})
      const encode = (read: () => Promise<Buffer>) => encodeSquare(userId, read, side)
      const remove = () => storage.remove([uploadKey, file.key])
      // Without metadata such as the place: others see the image, in an invitation even without signing in.
      const stored = storeEncoded(storage, { source: file.key, prefix: `avatars/${userId}/`, encode })
      const key = await stored.catch(async (error: unknown) => {
        if (isRefusedPhoto(error)) await remove()
        throw error
      })
      await replace(userId, key)
      // The nightly sweep deletes what an outage leaves behind.
      await remove().catch(() => undefined)
      return profileImageUrl(storage, key)
    },

    /** Removes the user's profile image and its file; does nothing without one. */
    remove: (userId: string): Promise<void> => replace(userId, null),
  }
}
