import { endpoints } from '../endpoint.ts'
import type { macrosSchemas } from './schemas.ts'

const ofUser = { user: 'id', area: 'macros' } as const

export const macros = endpoints<typeof macrosSchemas>()({
  set: { method: 'POST', path: '/users/:id/makros', access: ofUser },
  history: { method: 'GET', path: '/users/:id/makros', access: ofUser },
  basis: { method: 'GET', path: '/users/:id/makros/basis', access: ofUser, health: true },
  addClearance: { method: 'POST', path: '/users/:userId/clearances', access: 'trainer', health: true },
})
