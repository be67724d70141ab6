import { endpoints } from '../endpoint.ts'
import type { measuresSchemas } from './schemas.ts'

const ofUser = { user: 'userId', area: 'measures' } as const

export const measures = endpoints<typeof measuresSchemas>()({
  list: { method: 'GET', path: '/measures/:userId', access: ofUser, health: true },
  save: { method: 'POST', path: '/measures/:userId', access: ofUser, health: true },
  remove: { method: 'DELETE', path: '/measures/:userId/:kind/:day', access: ofUser, health: true },
})
