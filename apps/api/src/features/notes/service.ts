import type { Note } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'

/** More notes than anyone writes; keeps one list one page. */
const notesLimit = 500

export interface NoteDraft {
  title: string
  note: string
}

/** The hot read of the notes, newest first (UUIDv7 keys sort by time). */
const listNotes = {
  name: 'notes_list',
  text: `SELECT id, title, note, added_by_admin AS "addedByAdmin", created_at AS "createdAt", updated_at AS "updatedAt"
           FROM notes WHERE user_id = $1 ORDER BY id DESC LIMIT $2`,
}

type ListedNote = Pick<Note, 'id' | 'title' | 'note' | 'addedByAdmin' | 'createdAt' | 'updatedAt'>

/** Notes of a member: their own, and those their trainer or an admin added, which they can only read. */
export function notesService({ prisma, pool }: Database) {
  /** The note, if it is this user's. @throws Problem `not_found` */
  const find = async (userId: string, id: string): Promise<Note> => {
    const note = await prisma.note.findFirst({ where: { id, userId } })
    if (!note) throw new Problem('not_found')
    return note
  }

  return {
    /** A user's notes, newest first. */
    list: async (userId: string): Promise<ListedNote[]> =>
      (await pool.query<ListedNote>({ ...listNotes, values: [userId, notesLimit] })).rows,

    /** Adds a note to a user's; written by someone else it counts as added by admin. @throws Problem `list_full` */
    add: async (authorId: string, userId: string, { title, note }: NoteDraft): Promise<Note> => {
      if ((await prisma.note.count({ where: { userId } })) >= notesLimit) throw new Problem('list_full')
      return prisma.note.create({ data: { userId, authorId, addedByAdmin: authorId !== userId, title, note } })
    },

    /** Changes a note of one's own. @throws Problem `not_found`, `read_only` for an added one */
    update: async (userId: string, { id, title, note }: NoteDraft & { id: string }): Promise<Note> => {
      if ((await find(userId, id)).addedByAdmin) throw new Problem('read_only')
      return prisma.note.update({ where: { id, userId }, data: { title, note } })
    },

    /** Deletes a note of one's own, or as a coach an added one. @throws Problem `not_found`, `read_only`, `forbidden` */
    remove: async (actorId: string, userId: string, id: string): Promise<void> => {
      const { addedByAdmin } = await find(userId, id)
      if (actorId === userId && addedByAdmin) throw new Problem('read_only')
      if (actorId !== userId && !addedByAdmin) throw new Problem('forbidden')
      await prisma.note.deleteMany({ where: { id, userId } })
    },
  }
}
