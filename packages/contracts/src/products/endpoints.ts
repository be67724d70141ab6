import { endpoints } from '../endpoint.ts'
import type { productsSchemas } from './schemas.ts'

export const products = endpoints<typeof productsSchemas>()({
  get: { method: 'GET', path: '/stripe/product/:id', access: 'public' },
  clientSlots: { method: 'GET', path: '/stripe/client-slots', access: 'public' },
})
