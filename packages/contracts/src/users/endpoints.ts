import { endpoints } from '../endpoint.ts'
import type { usersSchemas } from './schemas.ts'

export const users = endpoints<typeof usersSchemas>()({
  info: { method: 'GET', path: '/users/info', access: 'signedIn', beforeSecondFactor: true },
  list: { method: 'GET', path: '/users/all', access: 'admin' },
  counts: { method: 'GET', path: '/users/all/meta', access: 'admin' },
  get: { method: 'GET', path: '/users/:id/info', access: { user: 'id', area: 'users' } },
  lock: { method: 'POST', path: '/users/:id/lock-account', access: 'admin' },
  unlock: { method: 'POST', path: '/users/:id/unlock-account', access: 'admin' },
  setRoles: { method: 'POST', path: '/users/:id/roles', access: 'admin' },
  endSessions: { method: 'POST', path: '/users/:id/end-sessions', access: 'admin' },
  resendMail: { method: 'POST', path: '/users/:id/resend-mail', access: 'admin' },
  deleteMyself: { method: 'DELETE', path: '/users/delete-myself', access: 'signedIn', beforeSecondFactor: true },
})
