import { endpoints } from '../endpoint.ts'
import type { invitesSchemas } from './schemas.ts'

export const invites = endpoints<typeof invitesSchemas>()({
  list: { method: 'GET', path: '/invites', access: 'trainer' },
  preview: { method: 'POST', path: '/invites/preview', access: 'trainer' },
  create: { method: 'POST', path: '/invites', access: 'trainer' },
  resend: { method: 'POST', path: '/invites/:id/resend', access: 'trainer' },
  revoke: { method: 'DELETE', path: '/invites/:id', access: 'trainer' },
  get: { method: 'GET', path: '/invites/:token', access: 'public' },
  eligibility: { method: 'GET', path: '/invites/:token/eligibility', access: 'signedIn' },
  accept: { method: 'POST', path: '/invites/:token/accept', access: 'signedIn' },
  decline: { method: 'POST', path: '/invites/:token/decline', access: 'public' },
})
