import { endpoints } from '../endpoint.ts'
import type { trainersSchemas } from './schemas.ts'

export const trainers = endpoints<typeof trainersSchemas>()({
  mine: { method: 'GET', path: '/trainers/me', access: 'trainer' },
  update: { method: 'POST', path: '/trainers/me', access: 'trainer' },
  acceptAgreement: { method: 'POST', path: '/trainers/me/agreement', access: 'trainer' },
  get: { method: 'GET', path: '/trainers/:id', access: 'admin' },
  verify: { method: 'POST', path: '/trainers/:id/verify', access: 'admin' },
})
