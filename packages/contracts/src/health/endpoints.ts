import { endpoints } from '../endpoint.ts'
import type { healthSchemas } from './schemas.ts'

export const health = endpoints<typeof healthSchemas>()({
  consent: { method: 'GET', path: '/consents/health', access: 'signedIn' },
  giveConsent: { method: 'POST', path: '/consents/health', access: 'signedIn' },
  revokeConsent: { method: 'DELETE', path: '/consents/health', access: 'signedIn' },
  giveReason: { method: 'POST', path: '/users/:id/reason', access: 'admin' },
})
