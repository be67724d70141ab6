import { endpoints } from '../endpoint.ts'
import type { pushSchemas } from './schemas.ts'

export const push = endpoints<typeof pushSchemas>()({
  state: { method: 'GET', path: '/push/subscriptions', access: 'signedIn' },
  subscribe: { method: 'POST', path: '/push/subscriptions', access: 'signedIn' },
  remove: { method: 'DELETE', path: '/push/subscriptions/:id', access: 'signedIn' },
})
