import { paths } from '@kostbar/contracts/paths'
import { documentMaxBytes } from '@kostbar/contracts/uploads'
import type { Document } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import { now } from '../../infra/sql.ts'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import { copyUpload } from '../files/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { texts } from './texts.ts'

interface UploadDependencies {
  database: Pick<Database, 'prisma' | 'transaction'>
  storage: Storage
  notifications: Notifications
}

/**
 * Verifies an upload by size and content, lists its document and notifies the member. An invalid upload is deleted with
 * its row.
 * @throws Problem `not_found`, `unsupported_media_type`, `too_large`, `unavailable`
 */
export async function verifyUpload(
  { database: { prisma, transaction }, storage, notifications }: UploadDependencies,
  userId: string,
  docId: string,
): Promise<Document> {
  // The PDF of an evaluation is no upload: only the list, which checks consent, gives its URL.
  const where = { id: docId, userId, protocolEvaluations: { none: {} } }
  const document = await prisma.document.findFirst({ where })
  if (!document) throw new Problem('not_found')
  if (document.arrivedAt) return document
  const { key: uploadKey, contentType, name } = document
  const file = await copyUpload(storage, { uploadKey, contentType, maxBytes: documentMaxBytes })
  if (file === 'missing') {
    // Or a concurrent request has verified the upload and deleted it.
    const arrived = await prisma.document.findFirst({ where: { ...where, arrivedAt: { not: null } } })
    if (arrived) return arrived
    throw new Problem('not_found', { msg: texts.missing })
  }
  if (typeof file === 'string') {
    await prisma.document.deleteMany({ where: { id: docId, userId } })
    throw new Problem(file)
  }
  const isListed = await transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('documents')
      .set({ ...file, arrived_at: now })
      .where((eb) => eb.and({ id: docId, user_id: userId }))
      .where('arrived_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) return false
    const link = paths.documents
    await notifications.add(tx, { userId, kind: 'documentAdded', variables: { name }, subjectId: docId, link })
    return true
  })
  // The nightly sweep deletes what an outage leaves behind.
  await storage.remove([isListed ? uploadKey : file.key]).catch(() => undefined)
  // Read again, because a concurrent request may have verified the upload with another key.
  return prisma.document.findFirstOrThrow({ where: { id: docId, userId } })
}
