import { endpoints } from '../endpoint.ts'
import type { dayLogSchemas } from './schemas.ts'

const ofUser = { user: 'userId', area: 'dayLog' } as const

export const dayLog = endpoints<typeof dayLogSchemas>()({
  list: { method: 'GET', path: '/day/:userId', access: ofUser, health: true },
  get: { method: 'GET', path: '/day/:userId/:day', access: ofUser, health: true },
  save: { method: 'POST', path: '/day/:day', access: 'signedIn', health: true },
})
