import { endpoints } from '../endpoint.ts'
import type { foodsSchemas } from './schemas.ts'

export const foods = endpoints<typeof foodsSchemas>()({
  list: { method: 'GET', path: '/foods', access: 'signedIn' },
  match: { method: 'POST', path: '/foods/match', access: 'staff' },
  add: { method: 'POST', path: '/foods', access: 'staff' },
  importPreview: { method: 'POST', path: '/foods/import/preview', access: 'staff' },
  import: { method: 'POST', path: '/foods/import', access: 'staff' },
  update: { method: 'POST', path: '/foods/:foodId', access: 'staff' },
  remove: { method: 'DELETE', path: '/foods/:foodId', access: 'staff' },
})
