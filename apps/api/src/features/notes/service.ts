import type { Note } from '@kostbar/prisma/client'
import type { Database } from '../../infra/database.ts'
import { Problem } from '../../problems/problem.ts'

/** More notes than anyone writes; keeps one list one page. */
const notesLimit = 500

export interface NoteDraft {
  title: string
  note: string
}

/** Notes of a member: their own, and those their trainer or an admin added, which they can only read. */
export function notesService({ prisma }: Database) {
  /** The note, if it is this user's. @throws Problem `not_found` */
  const find = async (userId: string, id: string): Promise<Note> => {
    const note = await prisma.note.findFirst({ where: { id, userId } })
    if (!note) throw new Problem('not_found')
    return note
  }

  return {
    /** A user's notes, newest first. */
    list: (userId: string): Promise<Note[]> =>
      prisma.note.findMany({ where: { userId }, orderBy: { id: 'desc' }, take: notesLimit }),

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
