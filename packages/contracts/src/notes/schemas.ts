import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { id, line, paragraph, timestamp } from '../scalars.ts'
import { texts } from '../texts.ts'

/** New or changed note: a title of up to 120 and a text of up to 5000 characters. */
export const noteDraft = z.object({ title: line(120, texts.noteTitle), note: z._default(paragraph(5000), '') })

const newNote = z.object({
  ...noteDraft.shape,
  /**
   * Client key, a random UUID of the author's device: a note sent again with the same key is added once. The web of the
   * release before does not send it.
   */
  key: z.optional(id),
})

export const note = z.object({
  id,
  title: z.string(),
  note: z.string(),
  /** Whether the trainer or an admin wrote the note; the member can then read it, but not change or delete it. */
  addedByAdmin: z.boolean(),
  /** Their first name; null for the member's own notes, and once the author's account is gone. */
  addedBy: z.nullable(z.string()),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Note = z.input<typeof note>

const ofUser = z.object({ userId: id })

export const notesSchemas = () => ({
  mine: { summary: 'My notes, newest first', output: z.array(note) },
  add: { summary: 'Add a note of mine; once for a key', body: newNote, output: note },
  update: {
    summary: 'Change a note of mine. 409 `changed_meanwhile` with the stored title, note and `updatedAt`',
    body: z.object({
      ...noteDraft.shape,
      id,
      /** `updatedAt` of the note that was changed; without it, whatever is stored is replaced. */
      updatedAt: z.optional(timestamp),
    }),
    output: note,
  },
  remove: { summary: 'Delete a note of mine', params: z.object({ id }), output: done },
  ofUser: { summary: "A user's notes, newest first", params: ofUser, output: z.array(note) },
  addForUser: {
    summary: 'Add a note for a user, once for a key; written by someone else it counts as added by admin',
    params: ofUser,
    body: newNote,
    output: note,
  },
  removeForUser: {
    summary: "Delete a user's note: their own one as themself, an added one as trainer or admin",
    params: z.object({ userId: id, noteId: id }),
    output: done,
  },
})
