import { endpoints } from '../endpoint.ts'
import type { clientsSchemas } from './schemas.ts'

export const clients = endpoints<typeof clientsSchemas>()({
  list: { method: 'GET', path: '/clients', access: 'trainer' },
  myTrainer: { method: 'GET', path: '/clients/my-trainer', access: 'signedIn' },
})
