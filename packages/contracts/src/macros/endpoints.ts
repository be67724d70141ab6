import { endpoints } from '../endpoint.ts'
import type { macrosSchemas } from './schemas.ts'

export const macros = endpoints<typeof macrosSchemas>()({
  set: { method: 'POST', path: '/users/:id/makros', access: { user: 'id', area: 'macros' } },
  history: { method: 'GET', path: '/users/:id/makros', access: { user: 'id', area: 'macros' } },
})
