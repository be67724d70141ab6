import { endpoints } from '../endpoint.ts'
import type { profileImageSchemas } from './schemas.ts'

export const profileImage = endpoints<typeof profileImageSchemas>()({
  upload: { method: 'GET', path: '/bucket/upload/pb', access: 'signedIn' },
  finish: { method: 'POST', path: '/bucket/upload/pb/finish', access: 'signedIn' },
  remove: { method: 'DELETE', path: '/bucket/pb', access: 'signedIn' },
})
