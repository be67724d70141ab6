import { endpoints } from '../endpoint.ts'
import type { messagesSchemas } from './schemas.ts'

const thread = { user: 'userId', area: 'messages' } as const

export const messages = endpoints<typeof messagesSchemas>()({
  inbox: { method: 'GET', path: '/messages', access: 'trainer', health: true },
  unread: { method: 'GET', path: '/messages/unread', access: 'signedIn' },
  savedReplies: { method: 'GET', path: '/messages/saved-replies', access: 'trainer' },
  addSavedReply: { method: 'POST', path: '/messages/saved-replies', access: 'trainer' },
  updateSavedReply: { method: 'POST', path: '/messages/saved-replies/:id', access: 'trainer' },
  removeSavedReply: { method: 'DELETE', path: '/messages/saved-replies/:id', access: 'trainer' },
  thread: { method: 'GET', path: '/messages/:userId', access: thread, health: true },
  send: { method: 'POST', path: '/messages/:userId', access: thread, health: true },
  markRead: { method: 'POST', path: '/messages/:userId/read', access: { ...thread, change: false }, health: true },
  setFolder: { method: 'POST', path: '/messages/:userId/folder', access: 'trainer' },
})
