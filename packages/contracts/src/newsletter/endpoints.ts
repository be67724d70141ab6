import { endpoints } from '../endpoint.ts'
import type { newsletterSchemas } from './schemas.ts'

export const newsletter = endpoints<typeof newsletterSchemas>()({
  subscribe: { method: 'POST', path: '/newsletter/subscribe', access: 'public' },
  countAttempt: { method: 'POST', path: '/newsletter/attempts', access: 'public' },
  confirm: { method: 'POST', path: '/newsletter/confirm', access: 'public' },
  unsubscribe: { method: 'POST', path: '/newsletter/unsubscribe', access: 'public' },
})
