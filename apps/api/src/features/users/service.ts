import { profileImageTypes } from '@kostbar/contracts/uploads'
import { Prisma } from '@kostbar/prisma/client'
import { containing } from '../../infra/containing.ts'
import type { Transaction } from '../../infra/database.ts'
import { typeByEnding } from '../../infra/media-types.ts'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

/** An address that shows a profile image for five minutes. @param key as `users.profile_image` holds it */
export const profileImageAddress = (storage: Storage, key: string): Promise<string> => {
  const contentType = typeByEnding(key, profileImageTypes) ?? 'application/octet-stream'
  return storage.presignDownload({
    key,
    contentType,
    filename: `Profilbild.${contentType.split('/')[1]}`,
    inline: true,
  })
}

/** SQL that holds when a part of the address or name of user `u` is this; the words of the index over them. */
export const named = (part: string): Prisma.Sql =>
  Prisma.sql`lower(u.email || ' ' || u.first_name || ' ' || coalesce(u.last_name, '')) LIKE ${containing(part)}`

/**
 * Makes changes of one user's things take turns until the transaction ends; what only refers to the user goes on.
 * @throws Problem `not_found`
 */
export async function lockUser(tx: Transaction, userId: string): Promise<void> {
  const found = await tx.$queryRaw<unknown[]>`SELECT 1 FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`
  if (found.length === 0) throw new Problem('not_found', { msg: texts.userNotFound })
}
