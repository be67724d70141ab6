import { endpoints } from '../endpoint.ts'
import type { documentsSchemas } from './schemas.ts'

export const documents = endpoints<typeof documentsSchemas>()({
  mine: { method: 'GET', path: '/documents', access: 'signedIn' },
  ofUser: { method: 'GET', path: '/documents/:id/list', access: { user: 'id' } },
  upload: { method: 'GET', path: '/documents/:id/upload', access: { user: 'id' } },
  finish: { method: 'POST', path: '/documents/:id/:docId/finish', access: { user: 'id' } },
  remove: { method: 'DELETE', path: '/documents/:id/:docId', access: { user: 'id' } },
})
