import { endpoints } from '../endpoint.ts'
import type { checkoutSchemas } from './schemas.ts'

export const checkout = endpoints<typeof checkoutSchemas>()({
  start: { method: 'POST', path: '/stripe/checkout', access: 'signedIn' },
  preview: { method: 'POST', path: '/stripe/checkout/preview', access: 'signedIn' },
  customerPortal: { method: 'GET', path: '/stripe/customer-portal', access: 'signedIn' },
  invoices: { method: 'GET', path: '/stripe/invoices', access: 'signedIn' },
  orders: { method: 'GET', path: '/stripe/orders', access: 'signedIn' },
})
