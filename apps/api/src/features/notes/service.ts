import type { Note } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import { type Params, prepared } from '../../infra/prepared-query.ts'
import { Problem } from '../../problems/problem.ts'

/** Upper bound, so that a list stays one page. */
const maxNotes = 500

export interface NoteDraft {
  title: string
  note: string
}

/** A user's notes, newest first (UUIDv7 keys sort by time). */
const listNotes = prepared((db, { userId }: Params<{ userId: string }>) =>
  db
    .selectFrom('notes')
    .select(['id', 'title', 'note', 'added_by_admin as addedByAdmin'])
    .select(['created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(maxNotes),
)

/** Notes of a member: those they wrote, and read-only ones added by their trainer or an admin. */
export function notesService({ prisma, kysely }: Database) {
  /** The note, if it is this user's. @throws Problem `not_found` */
  const find = async (userId: string, id: string): Promise<Note> => {
    const note = await prisma.note.findFirst({ where: { id, userId } })
    if (!note) throw new Problem('not_found')
    return note
  }

  return {
    /** A user's notes, newest first. */
    list: (userId: string) => listNotes(kysely, { userId }),

    /** Creates a note; `addedByAdmin` when the author is not the owner. @throws Problem `list_full` */
    add: async (authorId: string, userId: string, { title, note }: NoteDraft): Promise<Note> => {
      if ((await prisma.note.count({ where: { userId } })) >= maxNotes) throw new Problem('list_full')
      return prisma.note.create({ data: { userId, authorId, addedByAdmin: authorId !== userId, title, note } })
    },

    /** Updates a note. @throws Problem `not_found`, `read_only` for one with `addedByAdmin` */
    update: async (userId: string, { id, title, note }: NoteDraft & { id: string }): Promise<Note> => {
      if ((await find(userId, id)).addedByAdmin) throw new Problem('read_only')
      return prisma.note.update({ where: { id, userId }, data: { title, note } })
    },

    /**
     * Deletes a note: owners those they wrote, coaches those with `addedByAdmin`.
     * @throws Problem `not_found`, `read_only`, `forbidden`
     */
    remove: async (actorId: string, userId: string, id: string): Promise<void> => {
      const { addedByAdmin } = await find(userId, id)
      if (actorId === userId && addedByAdmin) throw new Problem('read_only')
      if (actorId !== userId && !addedByAdmin) throw new Problem('forbidden')
      await prisma.note.deleteMany({ where: { id, userId } })
    },
  }
}
