import { randomUUID } from 'node:crypto'
import { profileImageMaxBytes, profileImageTypes } from '@kostbar/contracts/uploads'
import type { Infra } from '../../infra/infra.ts'
import { isOfType, typeByEnding } from '../../infra/media-types.ts'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import type { Files } from '../files/service.ts'
import { profileImageAddress } from '../users/service.ts'
import { texts } from './texts.ts'

const keyPattern = /^avatars\/([\da-f-]{36})\/[\da-f-]{36}\.(png|jpeg)$/

/** @throws Problem `not_found` for anything but a key this user was given, and for what never arrived */
async function find(storage: Storage, userId: string, key: string) {
  const contentType = typeByEnding(key, profileImageTypes)
  const file = keyPattern.exec(key)?.[1] === userId && contentType ? await storage.head(key) : null
  if (!file || !contentType) throw new Problem('not_found', { msg: texts.missing })
  return { size: file.size, contentType }
}

/** Profile images. What was uploaded is believed only after its bytes were looked at. */
export const bucketService = ({ database, storage }: Pick<Infra, 'database' | 'storage'>, files: Files) => ({
  /** An address to PUT an image to. @throws Problem `unsupported_media_type`, `too_large`, `unavailable` */
  upload: async (userId: string, { filename, size }: { filename: string; size: number }) => {
    const contentType = typeByEnding(filename, profileImageTypes)
    if (!contentType) throw new Problem('unsupported_media_type')
    if (size > profileImageMaxBytes) throw new Problem('too_large')
    const key = `avatars/${userId}/${randomUUID()}.${contentType.split('/')[1]}`
    // Nobody should send 10 MB to a storage that is away.
    await storage.head(key)
    return { key, contentType, url: await storage.presignUpload({ key, contentType, contentLength: size }) }
  },

  /**
   * Makes what has arrived this user's profile image, in place of the one before; gives its address.
   * @throws Problem `not_found`, `unsupported_media_type`, `too_large` (what has arrived is deleted), `unavailable`
   */
  finish: async (userId: string, key: string): Promise<string> => {
    const { size, contentType } = await find(storage, userId, key)
    const tooLarge = size > profileImageMaxBytes
    if (tooLarge || !(await isOfType(storage, key, contentType))) {
      await storage.remove([key])
      throw new Problem(tooLarge ? 'too_large' : 'unsupported_media_type')
    }
    await database.prisma.$transaction(async (tx) => {
      const [before] = await tx.$queryRaw<{ key: string | null }[]>`
        SELECT profile_image AS key FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
      await tx.user.update({ where: { id: userId }, data: { profileImage: key } })
      if (before?.key && before.key !== key) await files.removeLater(tx, before.key)
    })
    return profileImageAddress(storage, key)
  },
})
