import { endpoints } from '../endpoint.ts'
import type { documentsSchemas } from './schemas.ts'

export const documents = endpoints<typeof documentsSchemas>()({
  mine: { method: 'GET', path: '/documents', access: 'signedIn' },
  ofUser: { method: 'GET', path: '/documents/:id/list', access: { user: 'id', area: 'documents' } },
  markOpened: { method: 'POST', path: '/documents/:docId/opened', access: 'signedIn' },
  upload: { method: 'GET', path: '/documents/:id/upload', access: { user: 'id', area: 'documents', change: true } },
  finish: { method: 'POST', path: '/documents/:id/:docId/finish', access: { user: 'id', area: 'documents' } },
  remove: { method: 'DELETE', path: '/documents/:id/:docId', access: { user: 'id', area: 'documents' } },
})
