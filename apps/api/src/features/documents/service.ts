import { randomUUID } from 'node:crypto'
import { documentMaxBytes, documentTypes } from '@kostbar/contracts/uploads'
import type { Document } from '@kostbar/prisma/client'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { typeByEnding } from '../../infra/media-types.ts'
import { countRows, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import { lockUser } from '../users/service.ts'
import { arrivals } from './arrivals.ts'

/** Upper bound of one list. */
const maxDocuments = 300

interface Named {
  filename: string
  /** Bytes. */
  size: number
}

/** Members read their documents; who coaches them gives and takes. @throws Problem `forbidden` */
function refuseMember(actor: Actor, userId: string): void {
  if (actor.id === userId && !isAdmin(actor)) throw new Problem('forbidden')
}

const withoutEnding = (filename: string) => filename.slice(0, filename.lastIndexOf('.')) || filename

/** Files that trainer or admin give a member. They are only ever saved, never shown as pages. */
export function documentsService({ database, storage }: Pick<Infra, 'database' | 'storage'>) {
  const { prisma, transaction } = database
  const arrived = arrivals(prisma, storage)

  const listed = async ({ id, name, filename, key, contentType, size, createdAt }: Document) => ({
    id,
    name,
    filename,
    url: await storage.presignDownload({ key, filename, contentType }),
    uploadDate: createdAt,
    filesize: size / 1_000_000,
  })

  /** The row of a file about to be uploaded. @throws Problem `not_found`, `list_full` */
  const announce = (userId: string, key: string, contentType: string, { filename, size }: Named) =>
    transaction(async (tx) => {
      await lockUser(tx, userId)
      const { count } = await tx
        .selectFrom('documents')
        .select(countRows)
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      if (count >= maxDocuments) throw new Problem('list_full')
      return tx
        .insertInto('documents')
        .values({
          id: newId,
          user_id: userId,
          name: withoutEnding(filename),
          filename,
          key,
          content_type: contentType,
          size,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
    })

  return {
    /** A user's documents, newest first, each with an address that holds for five minutes. */
    list: async (userId: string) => {
      const where = { userId, arrivedAt: { not: null } }
      const rows = await prisma.document.findMany({ where, orderBy: { id: 'desc' }, take: maxDocuments })
      return Promise.all(rows.map(listed))
    },

    /**
     * An address to PUT a file to.
     * @throws Problem `forbidden`, `unsupported_media_type`, `too_large`, `list_full`, `not_found`, `unavailable`
     */
    upload: async (actor: Actor, userId: string, file: Named) => {
      refuseMember(actor, userId)
      const contentType = typeByEnding(file.filename, documentTypes)
      if (!contentType) throw new Problem('unsupported_media_type')
      if (file.size > documentMaxBytes) throw new Problem('too_large')
      // Nobody should send 25 MB to a storage that is away.
      const key = `documents/${userId}/${randomUUID()}`
      await storage.head(key)
      const { id: docId } = await announce(userId, key, contentType, file)
      const url = await storage.presignUpload({ key, contentType, contentLength: file.size })
      return { url, docId, contentType }
    },

    /**
     * Looks at what has arrived and lists it; what breaks the rules is deleted.
     * @throws Problem `forbidden`, `not_found`, `unsupported_media_type`, `too_large`, `unavailable`
     */
    finish: async (actor: Actor, userId: string, docId: string) => {
      refuseMember(actor, userId)
      return listed(await arrived(userId, docId))
    },

    /** @throws Problem `forbidden`, `not_found`, `unavailable` when the file cannot be deleted at present */
    remove: async (actor: Actor, userId: string, docId: string): Promise<void> => {
      refuseMember(actor, userId)
      const found = await prisma.document.findFirst({ where: { id: docId, userId } })
      if (!found) throw new Problem('not_found')
      // The file first: a row without its file can be deleted again, a file without its row is lost from sight.
      await storage.remove([found.key])
      await prisma.document.deleteMany({ where: { id: docId, userId } })
    },
  }
}
