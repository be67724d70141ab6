import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { cursorQuery, id, timestamp } from '../scalars.ts'

/** Notification inside the app; contains no health data. */
export const notification = z.object({
  id,
  /** German sentence about what happened. */
  text: z.string(),
  /** Path on this site to the subject of the notification. */
  link: z.string(),
  createdAt: timestamp,
  isRead: z.boolean(),
})
export type Notification = z.input<typeof notification>

/** Maximum that the count of unread notifications reports. */
export const maxUnreadCount = 100

export const notificationsSchemas = () => ({
  list: {
    summary: 'My notifications, newest first, 20 at a time',
    query: cursorQuery,
    output: z.object({ items: z.array(notification), cursor: z.nullable(id) }),
  },
  unread: {
    summary: 'The number of my unread notifications, counted up to 100',
    output: z.object({ count: z.int() }),
  },
  markOpened: { summary: 'I followed the link of a notification', params: z.object({ id }), output: done },
  markRead: {
    summary: 'Mark my notifications as read, up to this one',
    body: z.object({ upTo: id }),
    output: done,
  },
})
