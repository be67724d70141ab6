import { endpoints } from '../endpoint.ts'
import type { dataExportsSchemas } from './schemas.ts'

export const dataExports = endpoints<typeof dataExportsSchemas>()({
  current: { method: 'GET', path: '/exports', access: 'signedIn' },
  request: { method: 'POST', path: '/exports', access: 'signedIn' },
  download: { method: 'GET', path: '/exports/:id/download', access: 'signedIn' },
})
