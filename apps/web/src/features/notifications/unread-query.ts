import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { query } from '../../lib/api.ts'

/** Polling interval of the unread count, in ms; polling stops while the page is hidden. */
const pollMs = 60_000

/** Query of the number of unread notifications, polled while the page is visible. */
export const unreadQuery = { ...query(notifications.unread), refetchInterval: pollMs }
