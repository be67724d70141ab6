import { endpoints } from '../endpoint.ts'
import type { auditSchemas } from './schemas.ts'

export const audit = endpoints<typeof auditSchemas>()({
  accessLog: { method: 'GET', path: '/users/access-log', access: 'signedIn' },
})
