import { endpoints } from '../endpoint.ts'
import type { paymentEventsSchemas } from './schemas.ts'

export const paymentEvents = endpoints<typeof paymentEventsSchemas>()({
  receive: { method: 'POST', path: '/stripe/webhook', access: 'public' },
})
