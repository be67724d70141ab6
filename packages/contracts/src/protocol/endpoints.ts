import { endpoints } from '../endpoint.ts'
import type { protocolSchemas } from './schemas.ts'

export const protocol = endpoints<typeof protocolSchemas>()({
  get: { method: 'GET', path: '/protocol/:userId', access: { user: 'userId', area: 'protocol' }, health: true },
  start: { method: 'POST', path: '/protocol/start', access: 'signedIn', health: true },
  discard: { method: 'DELETE', path: '/protocol/:number', access: 'signedIn', health: true },
  setReminders: { method: 'POST', path: '/protocol/reminders', access: 'signedIn', health: true },
  saveDay: { method: 'POST', path: '/protocol/day', access: 'signedIn', health: true },
  saveMeal: { method: 'POST', path: '/protocol/meal', access: 'signedIn', health: true },
  removeMeal: { method: 'DELETE', path: '/protocol/meal/:key', access: 'signedIn', health: true },
  submit: { method: 'POST', path: '/protocol/submit', access: 'signedIn', health: true },
  reopen: { method: 'POST', path: '/protocol/:userId/reopen', access: 'trainer', health: true },
})
