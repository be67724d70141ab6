import { endpoints } from '../endpoint.ts'
import type { emailAddressSchemas } from './schemas.ts'

export const emailAddress = endpoints<typeof emailAddressSchemas>()({
  mine: { method: 'GET', path: '/users/email', access: 'signedIn' },
  confirm: { method: 'POST', path: '/users/email/confirm', access: 'signedIn' },
  resend: { method: 'POST', path: '/users/email/resend', access: 'signedIn' },
  change: { method: 'POST', path: '/users/email/change', access: 'signedIn' },
  cancelChange: { method: 'DELETE', path: '/users/email/change', access: 'signedIn' },
})
