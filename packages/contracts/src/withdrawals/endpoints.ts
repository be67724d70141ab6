import { endpoints } from '../endpoint.ts'
import type { withdrawalsSchemas } from './schemas.ts'

export const withdrawals = endpoints<typeof withdrawalsSchemas>()({
  declare: { method: 'POST', path: '/withdrawals', access: 'public' },
  list: { method: 'GET', path: '/withdrawals', access: 'admin' },
  settle: { method: 'POST', path: '/withdrawals/:id/settled', access: 'admin' },
})
