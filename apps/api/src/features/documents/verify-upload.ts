import { documentMaxBytes } from '@kostbar/contracts/uploads'
import type { Document } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import { hasMediaType } from '../../infra/media-types.ts'
import { now } from '../../infra/sql.ts'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { texts } from './texts.ts'

interface UploadDependencies {
  database: Pick<Database, 'prisma' | 'transaction'>
  storage: Storage
  notifications: Notifications
}

/** Why an upload is refused; null when it is valid. */
async function refusalOf(storage: Storage, { key, contentType }: Document, size: number) {
  if (size > documentMaxBytes) return 'too_large'
  return (await hasMediaType(storage, key, contentType)) ? null : 'unsupported_media_type'
}

/**
 * Verifies an upload by size and content, lists its document and notifies the member. An invalid one is deleted, row and file.
 * @throws Problem `not_found`, `unsupported_media_type`, `too_large`, `unavailable`
 */
export async function verifyUpload(
  { database: { prisma, transaction }, storage, notifications }: UploadDependencies,
  userId: string,
  docId: string,
): Promise<Document> {
  const document = await prisma.document.findFirst({ where: { id: docId, userId } })
  if (!document) throw new Problem('not_found')
  if (document.arrivedAt) return document
  const file = await storage.head(document.key)
  if (!file) throw new Problem('not_found', { msg: texts.missing })
  const refusal = await refusalOf(storage, document, file.size)
  if (refusal) {
    await storage.remove([document.key])
    await prisma.document.deleteMany({ where: { id: docId, userId } })
    throw new Problem(refusal)
  }
  const { name } = document
  await transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('documents')
      .set({ arrived_at: now, size: file.size })
      .where((eb) => eb.and({ id: docId, user_id: userId }))
      .where('arrived_at', 'is', null)
      .executeTakeFirst()
    const link = '/profile/dokumente'
    if (numUpdatedRows > 0n)
      await notifications.add(tx, { userId, kind: 'documentAdded', variables: { name }, subjectId: docId, link })
  })
  return { ...document, size: file.size }
}
