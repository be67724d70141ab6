import { endpoints } from '../endpoint.ts'
import type { careProfileSchemas } from './schemas.ts'

const ofUser = { user: 'userId', area: 'careProfile' } as const

export const careProfile = endpoints<typeof careProfileSchemas>()({
  get: { method: 'GET', path: '/care-profile/:userId', access: ofUser, health: true },
  save: { method: 'POST', path: '/care-profile/:userId', access: ofUser, health: true },
})
