import { endpoints } from '../endpoint.ts'
import type { subscriptionsSchemas } from './schemas.ts'

export const subscriptions = endpoints<typeof subscriptionsSchemas>()({
  mine: { method: 'GET', path: '/subscriptions/me', access: 'signedIn' },
  cancel: { method: 'DELETE', path: '/subscriptions/me', access: 'signedIn' },
  reactivate: { method: 'POST', path: '/subscriptions/me/reactivate', access: 'signedIn' },
  slotUsage: { method: 'GET', path: '/stripe/client-slots/usage', access: 'trainer' },
  mineAtLegacyPath: { method: 'GET', path: '/stripe/subscription', access: 'signedIn' },
})
