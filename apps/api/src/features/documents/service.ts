import { randomUUID } from 'node:crypto'
import { documentMaxBytes, documentTypes } from '@kostbar/contracts/uploads'
import type { Document } from '@kostbar/prisma/client'
import { sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import type { Infra } from '../../infra/infra.ts'
import { mediaTypeOf } from '../../infra/media-types.ts'
import { countRows, newId } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { lockUser } from '../users/service.ts'
import { verifyUpload } from './verify-upload.ts'

/** Upper bound of one list. */
const maxDocuments = 300

/** Uploads per member that were begun and not finished; the nightly sweep deletes them after a day. */
const maxOpenUploads = 20

interface FileInfo {
  filename: string
  /** Bytes. */
  size: number
}

/** Members read their documents; only trainers and admins add and delete them. @throws Problem `forbidden` */
function refuseMember(actor: Actor, userId: string): void {
  if (actor.id === userId && !isAdmin(actor)) throw new Problem('forbidden')
}

const withoutEnding = (filename: string) => filename.slice(0, filename.lastIndexOf('.')) || filename

/** Files that a trainer or admin gives a member; delivered as downloads, never as pages. */
export function documentsService(
  { database, storage, rateLimits }: Pick<Infra, 'database' | 'storage' | 'rateLimits'>,
  notifications: Notifications,
) {
  const { prisma, transaction } = database

  const listed = async ({ id, name, filename, key, contentType, size, createdAt }: Document) => ({
    id,
    name,
    filename,
    url: await storage.presignDownload({ key, filename, contentType }),
    uploadDate: createdAt,
    filesize: size / 1_000_000,
  })

  /** Inserts the row of an upload. @throws Problem `not_found`, `list_full`, `too_many_requests` */
  const insertRow = (userId: string, key: string, contentType: string, { filename, size }: FileInfo) =>
    transaction(async (tx) => {
      await lockUser(tx, userId)
      const { count, unfinished } = await tx
        .selectFrom('documents')
        .select([countRows, sql<number>`count(*) FILTER (WHERE arrived_at IS NULL)::int`.as('unfinished')])
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      if (count >= maxDocuments) throw new Problem('list_full')
      if (unfinished >= maxOpenUploads) throw new Problem('too_many_requests')
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
    /** A user's documents, newest first, each with a URL that is valid for five minutes. */
    list: async (userId: string) => {
      const where = { userId, arrivedAt: { not: null } }
      const rows = await prisma.document.findMany({ where, orderBy: { id: 'desc' }, take: maxDocuments })
      return Promise.all(rows.map(listed))
    },

    /**
     * A URL to PUT a file to.
     * @throws Problem `forbidden`, `unsupported_media_type`, `too_large`, `list_full`, `not_found`, `too_many_requests`,
     * `unavailable`
     */
    upload: async (actor: Actor, userId: string, file: FileInfo) => {
      refuseMember(actor, userId)
      const contentType = mediaTypeOf(file.filename, documentTypes)
      if (!contentType) throw new Problem('unsupported_media_type')
      if (file.size > documentMaxBytes) throw new Problem('too_large')
      await rateLimits.count('documentUpload', actor.id, userId)
      const key = `documents/${userId}/${randomUUID()}`
      // Fails before 25 MB are sent to a storage that is unavailable.
      await storage.head(key)
      const { id: docId } = await insertRow(userId, key, contentType, file)
      const url = await storage.presignUpload({ key, contentType, contentLength: file.size })
      return { url, docId, contentType }
    },

    /**
     * Checks an upload, lists it and notifies the member; an invalid one is deleted.
     * @throws Problem `forbidden`, `not_found`, `unsupported_media_type`, `too_large`, `unavailable`
     */
    finish: async (actor: Actor, userId: string, docId: string) => {
      refuseMember(actor, userId)
      return listed(await verifyUpload({ database, storage, notifications }, userId, docId))
    },

    /** @throws Problem `forbidden`, `not_found`, `unavailable` when the file cannot be deleted */
    remove: async (actor: Actor, userId: string, docId: string): Promise<void> => {
      refuseMember(actor, userId)
      const document = await prisma.document.findFirst({ where: { id: docId, userId } })
      if (!document) throw new Problem('not_found')
      // The file first: a row without a file can be deleted again, a file without a row would be orphaned.
      await storage.remove([document.key])
      await prisma.document.deleteMany({ where: { id: docId, userId } })
    },
  }
}
