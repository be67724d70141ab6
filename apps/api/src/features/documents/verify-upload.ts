import { documentMaxBytes } from '@kostbar/contracts/uploads'
import type { Document } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import { hasMediaType } from '../../infra/media-types.ts'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

/** Why an upload is refused; null when it is valid. */
async function refusalOf(storage: Storage, { key, contentType }: Document, size: number) {
  if (size > documentMaxBytes) return 'too_large'
  return (await hasMediaType(storage, key, contentType)) ? null : 'unsupported_media_type'
}

/**
 * Verifies an upload by size and content, and lists its document. An invalid one is deleted, row and file.
 * @throws Problem `not_found`, `unsupported_media_type`, `too_large`, `unavailable`
 */
export async function verifyUpload(
  { prisma, storage }: { prisma: Database['prisma']; storage: Storage },
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
  return prisma.document.update({ where: { id: docId, userId }, data: { arrivedAt: new Date(), size: file.size } })
}
