import { documentMaxBytes } from '@kostbar/contracts/uploads'
import type { Document } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import { isOfType } from '../../infra/media-types.ts'
import type { Storage } from '../../infra/storage.ts'
import { Problem } from '../../problems/problem.ts'
import { texts } from './texts.ts'

/** What is wrong with a file that has arrived; null for nothing. */
async function faultOf(storage: Storage, { key, contentType }: Document, size: number) {
  if (size > documentMaxBytes) return 'too_large'
  return (await isOfType(storage, key, contentType)) ? null : 'unsupported_media_type'
}

/** Looks at files people say they have uploaded. */
export const arrivals =
  (prisma: Database['prisma'], storage: Storage) =>
  /**
   * The document, listed from now on; what breaks the rules is deleted, row and file.
   * @throws Problem `not_found`, `unsupported_media_type`, `too_large`, `unavailable`
   */
  async (userId: string, docId: string): Promise<Document> => {
    const document = await prisma.document.findFirst({ where: { id: docId, userId } })
    if (!document) throw new Problem('not_found')
    if (document.arrivedAt) return document
    const file = await storage.head(document.key)
    if (!file) throw new Problem('not_found', { msg: texts.missing })
    const fault = await faultOf(storage, document, file.size)
    if (fault) {
      await storage.remove([document.key])
      await prisma.document.deleteMany({ where: { id: docId, userId } })
      throw new Problem(fault)
    }
    return prisma.document.update({ where: { id: docId, userId }, data: { arrivedAt: new Date(), size: file.size } })
  }
