import { paths } from '@kostbar/contracts/paths'
import type { Note } from '@kostbar/prisma/client'
import { sql } from 'kysely'
import type { Database, Tx } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { countRows, newId, now } from '../../infra/sql.ts'
import { Problem } from '../../problems/problem.ts'
import type { Notifications } from '../notifications/service.ts'
import { lockUser } from '../users/service.ts'

/** Most notes of a user, so that their list needs no pages. */
const maxNotes = 500

export interface NoteDraft {
  title: string
  note: string
}

interface NewNote extends NoteDraft {
  /** Client key of the request; undefined adds a note in any case. */
  key?: string | undefined
}

interface NoteUpdate extends NoteDraft {
  id: string
  /** When the note that was changed was last written; undefined replaces whatever is stored. */
  updatedAt?: Date | undefined
}

/** First name of the trainer or admin who wrote the note; the own notes of a member cost no lookup. */
const addedBy = sql<string | null>`(
  SELECT first_name FROM users WHERE users.id = notes.author_id AND notes.added_by_admin
)`.as('addedBy')

const noteColumns = [
  'id',
  'title',
  'note',
  'added_by_admin as addedByAdmin',
  'created_at as createdAt',
  'updated_at as updatedAt',
  addedBy,
] as const

/** A user's notes, newest first (UUIDv7 keys sort by time). */
const listNotes = prepared((db, { userId }: Params<{ userId: string }>) =>
  db.selectFrom('notes').select(noteColumns).where('user_id', '=', userId).orderBy('id', 'desc').limit(maxNotes),
)

/** The note that this author added with this key before. */
const findByKey = (tx: Tx, authorId: string, userId: string, key: string) =>
  tx
    .selectFrom('notes')
    .select(noteColumns)
    .where((eb) => eb.and({ user_id: userId, client_key: key, author_id: authorId }))
    .executeTakeFirst()

/** Notes of a member: their own, and read-only notes by their trainer or an admin. */
export function notesService({ prisma, kysely, transaction }: Database, notifications: Notifications) {
  /** A note of this user. @throws Problem `not_found` */
  const find = async (userId: string, id: string): Promise<Note> => {
    const note = await prisma.note.findFirst({ where: { id, userId } })
    if (!note) throw new Problem('not_found')
    return note
  }

  return {
    /** A user's notes, newest first. */
    list: (userId: string) => listNotes(kysely, { userId }),

    /**
     * Creates a note. When the author is not its owner, it gets `addedByAdmin` and the owner is notified. Repeated with the
     * same key, returns the first note.
     * @throws Problem `list_full`, `not_found` when the account is gone
     */
    add: (authorId: string, userId: string, { title, note, key }: NewNote) =>
      transaction(async (tx) => {
        // A repeated request finds the note of the first.
        await lockUser(tx, userId)
        const existing = key === undefined ? undefined : await findByKey(tx, authorId, userId, key)
        if (existing) return existing
        const addedByAdmin = authorId !== userId
        const { count } = await tx
          .selectFrom('notes')
          .select(countRows)
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
        if (count >= maxNotes) throw new Problem('list_full')
        const created = await tx
          .insertInto('notes')
          .values({
            id: newId,
            user_id: userId,
            author_id: authorId,
            added_by_admin: addedByAdmin,
            title,
            note,
            client_key: key ?? null,
            updated_at: now,
          })
          .returning(noteColumns)
          .executeTakeFirstOrThrow()
        if (addedByAdmin)
          await notifications.add(tx, {
            userId,
            kind: 'noteAdded',
            actorId: authorId,
            subjectId: created.id,
            link: paths.shoppingAndNotes,
          })
        return created
      }),

    /**
     * Updates a note of the user. Repeating an update is no conflict.
     * @throws Problem `not_found`; `read_only` for a note with `addedByAdmin`; `changed_meanwhile` with the stored note
     */
    update: async (userId: string, { id, title, note, updatedAt }: NoteUpdate) => {
      if ((await find(userId, id)).addedByAdmin) throw new Problem('read_only')
      const [changed] = await prisma.note.updateManyAndReturn({
        where: { id, userId, ...(updatedAt && { updatedAt }) },
        data: { title, note },
      })
      if (changed) return { ...changed, addedBy: null }
      const stored = await find(userId, id)
      if (stored.title === title && stored.note === note) return { ...stored, addedBy: null }
      const current = { title: stored.title, note: stored.note, updatedAt: stored.updatedAt.toISOString() }
      throw new Problem('changed_meanwhile', { current })
    },

    /**
     * Deletes a note, and the notification of it. Owners may delete their own notes, trainers and admins those with
     * `addedByAdmin`.
     * @throws Problem `not_found`, `read_only`, `forbidden`
     */
    remove: async (actorId: string, userId: string, id: string): Promise<void> => {
      const { addedByAdmin } = await find(userId, id)
      if (actorId === userId && addedByAdmin) throw new Problem('read_only')
      if (actorId !== userId && !addedByAdmin) throw new Problem('forbidden')
      await transaction(async (tx) => {
        await tx
          .deleteFrom('notes')
          .where((eb) => eb.and({ id, user_id: userId }))
          .execute()
        await notifications.removeSubject(tx, userId, id)
      })
    },
  }
}
