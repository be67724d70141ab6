import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { done } from './problem.ts'
import { id, line, paragraph, timestamp } from './scalars.ts'
import { texts } from './texts.ts'

/** What a person writes: a title of up to 120 and a text of up to 5000 characters. */
export const noteDraft = z.object({ title: line(120, texts.noteTitle), note: z._default(paragraph(5000), '') })

export const note = z.object({
  id,
  title: z.string(),
  note: z.string(),
  /** Written by the trainer or an admin: the member reads it, but cannot change or delete it. */
  addedByAdmin: z.boolean(),
  createdAt: timestamp,
  updatedAt: timestamp,
})
export type Note = z.input<typeof note>

const ofUser = z.object({ userId: id })

export const notes = {
  mine: endpoint({
    method: 'GET',
    path: '/notes',
    access: 'signedIn',
    summary: 'My notes, newest first',
    output: z.array(note),
  }),
  add: endpoint({
    method: 'POST',
    path: '/notes/add',
    access: 'signedIn',
    summary: 'Add a note of mine',
    body: noteDraft,
    output: note,
  }),
  update: endpoint({
    method: 'POST',
    path: '/notes/update',
    access: 'signedIn',
    summary: 'Change a note of mine',
    body: z.object({ ...noteDraft.shape, id }),
    output: note,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/notes/:id',
    access: 'signedIn',
    summary: 'Delete a note of mine',
    params: z.object({ id }),
    output: done,
  }),
  ofUser: endpoint({
    method: 'GET',
    path: '/notes/:userId',
    access: { user: 'userId' },
    summary: "A user's notes, newest first",
    params: ofUser,
    output: z.array(note),
  }),
  addForUser: endpoint({
    method: 'POST',
    path: '/notes/:userId/add',
    access: { user: 'userId' },
    summary: 'Add a note for a user; written by someone else it counts as added by admin',
    params: ofUser,
    body: noteDraft,
    output: note,
  }),
  removeForUser: endpoint({
    method: 'DELETE',
    path: '/notes/:userId/:noteId',
    access: { user: 'userId' },
    summary: "Delete a user's note: their own one as themself, an added one as trainer or admin",
    params: z.object({ userId: id, noteId: id }),
    output: done,
  }),
}
