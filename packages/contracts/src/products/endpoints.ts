import { endpoints } from '../endpoint.ts'
import type { productsSchemas } from './schemas.ts'

export const products = endpoints<typeof productsSchemas>()({
  product: { method: 'GET', path: '/stripe/product/:id', access: 'public' },
  clientSlots: { method: 'GET', path: '/stripe/client-slots', access: 'public' },
})
