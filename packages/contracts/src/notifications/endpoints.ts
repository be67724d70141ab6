import { endpoints } from '../endpoint.ts'
import type { notificationsSchemas } from './schemas.ts'

export const notifications = endpoints<typeof notificationsSchemas>()({
  list: { method: 'GET', path: '/notifications', access: 'signedIn' },
  unread: { method: 'GET', path: '/notifications/unread', access: 'signedIn' },
  markOpened: { method: 'POST', path: '/notifications/:id/opened', access: 'signedIn' },
  markRead: { method: 'POST', path: '/notifications/read', access: 'signedIn' },
})
