import { randomUUID } from 'node:crypto'
import { documentMaxBytes, documentTypes } from '@kostbar/contracts/uploads'
import type { Document } from '@kostbar/prisma/client'
import { sql } from 'kysely'
import { type Actor, isAdmin } from '../../http/actor.ts'
import { type AuthorizeUser, isHealthOpen } from '../../http/authorize.ts'
import type { Tx } from '../../infra/database.ts'
import type { Infra } from '../../infra/infra.ts'
import { mediaTypeOf } from '../../infra/media-types.ts'
import { countRows, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Files } from '../files/service.ts'
import type { Notifications } from '../notifications/service.ts'
import { isProtected, lockUser } from '../users/service.ts'
import { verifyUpload } from './verify-upload.ts'

/** Maximum number of documents of one member. */
const maxDocuments = 300

/** Maximum number of unfinished uploads of a member; the nightly sweep deletes them after a day. */
const maxOpenUploads = 20

interface FileInfo {
  filename: string
  /** Size in bytes. */
  size: number
}

/** Members read their documents; only trainers and admins add and delete them. @throws Problem `forbidden` */
function refuseMember(actor: Actor, userId: string): void {
  if (actor.id === userId && !isAdmin(actor)) throw new Problem('forbidden')
}

const withoutEnding = (filename: string) => filename.slice(0, filename.lastIndexOf('.')) || filename

/** A file that is already in the object storage. */
export interface DocumentFile extends FileInfo {
  /** Key in the object storage. */
  key: string
  contentType: string
}

interface ReplaceParams {
  userId: string
  /** Id of the document to replace, which may have been deleted already; null for a new document. */
  documentId: string | null
  name: string
  file: DocumentFile
}

/**
 * Adds a document that the product generated, and deletes the replaced document with its file. The caller has locked
 * the member (`lockUser`).
 * @returns id of the new document
 * @throws Problem `list_full`
 */
export async function replaceDocument(tx: Tx, files: Files, params: ReplaceParams): Promise<string> {
  const { userId, documentId, name, file } = params
  const replaced = await tx
    .deleteFrom('documents')
    .where('user_id', '=', userId)
    .where(sql<boolean>`id = ${documentId}::uuid`)
    .returning('key')
    .execute()
  for (const { key } of replaced) await files.removeLater(tx, key)
  const { count } = await tx
    .selectFrom('documents')
    .select(countRows)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  if (count >= maxDocuments) throw new Problem('list_full')
  const { contentType, ...stored } = file
  const { id } = await tx
    .insertInto('documents')
    .values({ id: newId, user_id: userId, name, ...stored, content_type: contentType, arrived_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * Documents: files that a trainer or admin gives a member. Browsers download them and never display them as pages of
 * ours.
 */
export function documentsService(
  { database, storage, rateLimits }: Pick<Infra, 'database' | 'storage' | 'rateLimits'>,
  { notifications, authorizeUser }: { notifications: Notifications; authorizeUser: AuthorizeUser },
) {
  const { prisma, kysely, transaction } = database

  const listed = async ({ id, name, filename, key, contentType, size, createdAt }: Document) => ({
    id,
    name,
    filename,
    url: await storage.presignDownload({ key, filename, contentType }),
    uploadDate: createdAt,
    filesize: size / 1_000_000,
  })

  /**
   * Documents of a user that the actor may see, newest first. PDFs of evaluations are health data: they need the same
   * consents as the evaluation. In protective mode they are left out, because a stored PDF may contain figures; the
   * evaluation offers one without.
   */
  const findVisible = async (actor: Actor, userId: string): Promise<Document[]> => {
    const rows = await prisma.document.findMany({
      where: { userId, arrivedAt: { not: null } },
      orderBy: { id: 'desc' },
      take: maxDocuments,
      include: { protocolEvaluations: { select: { protocolId: true } } },
    })
    const others = rows.filter(({ protocolEvaluations }) => protocolEvaluations.length === 0)
    if (others.length === rows.length || (await isProtected(kysely, userId))) return others
    return (await isHealthOpen(authorizeUser, actor, userId, 'protocol')) ? rows : others
  }

  /** Inserts the document of a started upload. @throws Problem `not_found`, `list_full`, `too_many_requests` */
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
    list: async (actor: Actor, userId: string) => Promise.all((await findVisible(actor, userId)).map(listed)),

    /** A member's own documents as in `list`, each with `isNew` until the member opens it. */
    listMine: async (actor: Actor) =>
      Promise.all(
        (await findVisible(actor, actor.id)).map(async (row) => ({
          ...(await listed(row)),
          isNew: row.openedAt === null,
        })),
      ),

    /**
     * Marks a document as opened by its owner, and the notification of it as read; only the first time is stored.
     * @throws Problem `not_found`
     */
    markOpened: async (userId: string, docId: string): Promise<void> =>
      transaction(async (tx) => {
        const document = await tx
          .updateTable('documents')
          .set({ opened_at: sql`coalesce(opened_at, now())` })
          .where((eb) => eb.and({ id: docId, user_id: userId }))
          .where('arrived_at', 'is not', null)
          .returning('id')
          .executeTakeFirst()
        if (!document) throw new Problem('not_found')
        await notifications.markSubjectRead(tx, userId, docId)
      }),

    /**
     * Presigned URL to PUT a file to.
     * @throws Problem `forbidden`, `unsupported_media_type`, `too_large`, `list_full`, `not_found`,
     * `too_many_requests`, `unavailable`
     */
    upload: async (actor: Actor, userId: string, file: FileInfo) => {
      refuseMember(actor, userId)
      const contentType = mediaTypeOf(file.filename, documentTypes)
      if (!contentType) throw new Problem('unsupported_media_type')
      if (file.size > documentMaxBytes) throw new Problem('too_large')
      await rateLimits.count('documentUpload', actor.id, userId)
      const key = `documents/${userId}/${randomUUID()}`
      // Any call of the storage: fails here while the storage is unavailable, before the browser sends 25 MB.
      await storage.head(key)
      const { id: docId } = await insertRow(userId, key, contentType, file)
      const url = await storage.presignUpload({ key, contentType, contentLength: file.size })
      return { url, docId, contentType }
    },

    /**
     * Verifies a finished upload, lists its document and notifies the member; an invalid upload is deleted.
     * @throws Problem `forbidden`, `not_found`, `unsupported_media_type`, `too_large`, `unavailable`
     */
    finish: async (actor: Actor, userId: string, docId: string) => {
      refuseMember(actor, userId)
      return listed(await verifyUpload({ database, storage, notifications }, userId, docId))
    },

    /**
     * Deletes a document with its file, and the member's notification of it, which names the file.
     * @throws Problem `forbidden`, `not_found`, `unavailable` when the file cannot be deleted
     */
    remove: async (actor: Actor, userId: string, docId: string): Promise<void> => {
      refuseMember(actor, userId)
      const document = await prisma.document.findFirst({ where: { id: docId, userId } })
      if (!document) throw new Problem('not_found')
      // The file is deleted first: a row whose file is gone can be deleted again, but a file without a row would be
      // orphaned.
      await storage.remove([document.key])
      await transaction(async (tx) => {
        await tx
          .deleteFrom('documents')
          .where((eb) => eb.and({ id: docId, user_id: userId }))
          .execute()
        await notifications.removeSubject(tx, userId, docId)
      })
    },
  }
}
