import { endpoints } from '../endpoint.ts'
import type { assignmentsSchemas } from './schemas.ts'

export const assignments = endpoints<typeof assignmentsSchemas>()({
  waiting: { method: 'GET', path: '/clients/waiting', access: 'admin' },
  trainers: { method: 'GET', path: '/clients/waiting/trainers', access: 'admin' },
  assign: { method: 'POST', path: '/clients/assign', access: 'admin' },
  withdraw: { method: 'DELETE', path: '/clients/assign/:userId', access: 'admin' },
  mine: { method: 'GET', path: '/clients/my-assignment', access: 'signedIn' },
})
