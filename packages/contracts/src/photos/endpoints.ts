import { endpoints } from '../endpoint.ts'
import type { photosSchemas } from './schemas.ts'

export const photos = endpoints<typeof photosSchemas>()({
  list: {
    method: 'GET',
    path: '/photos/:userId',
    access: { user: 'userId', area: 'photos', hidden: true },
    health: true,
  },
  upload: { method: 'POST', path: '/photos/upload', access: 'signedIn', health: true },
  finish: { method: 'POST', path: '/photos/finish', access: 'signedIn', health: true },
  remove: { method: 'DELETE', path: '/photos/:id', access: 'signedIn', health: true },
})
