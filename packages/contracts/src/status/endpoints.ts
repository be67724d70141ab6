import { endpoints } from '../endpoint.ts'
import type { statusSchemas } from './schemas.ts'

export const status = endpoints<typeof statusSchemas>()({
  current: { method: 'GET', path: '/status', access: 'admin', duringOutage: true },
})
