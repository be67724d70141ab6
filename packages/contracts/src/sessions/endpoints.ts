import { endpoints } from '../endpoint.ts'
import type { sessionsSchemas } from './schemas.ts'

export const sessions = endpoints<typeof sessionsSchemas>()({
  mine: { method: 'GET', path: '/sessions', access: 'signedIn' },
  end: { method: 'DELETE', path: '/sessions/:id', access: 'signedIn' },
  endOthers: { method: 'POST', path: '/sessions/end-others', access: 'signedIn' },
})
