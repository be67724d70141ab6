import { endpoints } from '../endpoint.ts'
import type { challengesSchemas } from './schemas.ts'

export const challenges = endpoints<typeof challengesSchemas>()({
  list: { method: 'GET', path: '/challenges', access: 'staff' },
  create: { method: 'POST', path: '/challenges', access: 'staff' },
  get: { method: 'GET', path: '/challenges/:id', access: 'staff' },
  update: { method: 'POST', path: '/challenges/:id', access: 'staff' },
  cancel: { method: 'POST', path: '/challenges/:id/cancel', access: 'staff' },
  invite: { method: 'POST', path: '/challenges/:id/participants', access: 'staff' },
  remove: { method: 'DELETE', path: '/challenges/:id', access: 'staff' },
  mine: { method: 'GET', path: '/my-challenges', access: 'signedIn', content: true },
  getMine: { method: 'GET', path: '/my-challenges/:id', access: 'signedIn', content: true },
  join: { method: 'POST', path: '/my-challenges/:id/join', access: 'signedIn', content: true },
  leave: { method: 'POST', path: '/my-challenges/:id/leave', access: 'signedIn', content: true },
  setEntry: { method: 'POST', path: '/my-challenges/:id/entries', access: 'signedIn', content: true },
})
