import { endpoints } from '../endpoint.ts'
import type { auditSchemas } from './schemas.ts'

export const audit = endpoints<typeof auditSchemas>()({
  ofUser: { method: 'GET', path: '/users/:id/history', access: 'admin' },
  accessLog: { method: 'GET', path: '/users/access-log', access: 'signedIn' },
})
