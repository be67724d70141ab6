import * as z from 'zod/mini'
import { done } from '../problem.ts'
import { id, timestamp } from '../scalars.ts'

/** An in-app notification. Contains no health data. */
export const notification = z.object({
  id,
  /** What happened, as a German sentence. */
  text: z.string(),
  /** Path on this site to what it is about. */
  link: z.string(),
  createdAt: timestamp,
  isRead: z.boolean(),
})
export type Notification = z.input<typeof notification>

/** Unread notifications are counted up to this number. */
export const maxUnreadCount = 100

export const notificationsSchemas = () => ({
  list: {
    summary: 'My notifications, newest first, 20 at a time',
    query: z.object({ cursor: z.optional(id) }),
    output: z.object({ items: z.array(notification), cursor: z.nullable(id) }),
  },
  unread: {
    summary: 'The number of my unread notifications, counted up to 100',
    output: z.object({ count: z.int() }),
  },
  read: {
    summary: 'Mark my notifications as read, up to this one',
    body: z.object({ upTo: id }),
    output: done,
  },
})
