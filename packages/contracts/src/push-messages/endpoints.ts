import { endpoints } from '../endpoint.ts'
import type { pushMessagesSchemas } from './schemas.ts'

export const pushMessages = endpoints<typeof pushMessagesSchemas>()({
  list: { method: 'GET', path: '/push-messages', access: 'staff' },
  choices: { method: 'GET', path: '/push-messages/choices', access: 'staff' },
  count: { method: 'POST', path: '/push-messages/audience', access: 'staff' },
  create: { method: 'POST', path: '/push-messages', access: 'staff' },
  update: { method: 'POST', path: '/push-messages/:id', access: 'staff' },
  cancel: { method: 'POST', path: '/push-messages/:id/cancel', access: 'staff' },
  remove: { method: 'DELETE', path: '/push-messages/:id', access: 'staff' },
})
