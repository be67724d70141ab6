import { endpoints } from '../endpoint.ts'
import type { notesSchemas } from './schemas.ts'

export const notes = endpoints<typeof notesSchemas>()({
  mine: { method: 'GET', path: '/notes', access: 'signedIn' },
  add: { method: 'POST', path: '/notes/add', access: 'signedIn' },
  update: { method: 'POST', path: '/notes/update', access: 'signedIn' },
  remove: { method: 'DELETE', path: '/notes/:id', access: 'signedIn' },
  ofUser: { method: 'GET', path: '/notes/:userId', access: { user: 'userId', area: 'notes' } },
  addForUser: { method: 'POST', path: '/notes/:userId/add', access: { user: 'userId', area: 'notes' } },
  removeForUser: { method: 'DELETE', path: '/notes/:userId/:noteId', access: { user: 'userId', area: 'notes' } },
})
