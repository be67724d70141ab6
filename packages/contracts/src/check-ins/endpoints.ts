import { endpoints } from '../endpoint.ts'
import type { checkInsSchemas } from './schemas.ts'

export const checkIns = endpoints<typeof checkInsSchemas>()({
  forms: { method: 'GET', path: '/check-in-forms', access: 'trainer' },
  addForm: { method: 'POST', path: '/check-in-forms', access: 'trainer' },
  updateForm: { method: 'POST', path: '/check-in-forms/:id', access: 'trainer' },
  removeForm: { method: 'DELETE', path: '/check-in-forms/:id', access: 'trainer' },
  queue: { method: 'GET', path: '/check-ins', access: 'trainer', health: true },
  current: { method: 'GET', path: '/check-ins/current', access: 'signedIn' },
  list: {
    method: 'GET',
    path: '/check-ins/:userId',
    access: { user: 'userId', area: 'checkIns' },
    health: true,
  },
  submit: { method: 'POST', path: '/check-ins/:id/submit', access: 'signedIn', health: true },
  reply: { method: 'POST', path: '/check-ins/:id/reply', access: 'trainer', health: true },
  schedule: { method: 'POST', path: '/clients/:userId/check-ins', access: 'trainer' },
  unschedule: { method: 'DELETE', path: '/clients/:userId/check-ins', access: 'trainer' },
})
