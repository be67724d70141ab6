import { endpoints } from '../endpoint.ts'
import type { workoutSchemas } from './schemas.ts'

export const workout = endpoints<typeof workoutSchemas>()({
  mine: { method: 'GET', path: '/workout', access: 'signedIn' },
  ofUser: { method: 'GET', path: '/workout/user/:userId', access: { user: 'userId', area: 'workout' } },
  add: { method: 'POST', path: '/workout/add', access: 'signedIn' },
  remove: { method: 'DELETE', path: '/workout/:id', access: 'signedIn' },
})
