import { notifications } from '@kostbar/contracts/notifications/endpoints'
import type { Notification } from '@kostbar/contracts/notifications/schemas'
import { useEffect, useEffectEvent } from 'react'
import { useApiMutation } from '../../lib/api.ts'

/**
 * Marks the loaded notifications as read, once per newest unread one. The list is not refetched, so that they stay
 * highlighted.
 */
export function useMarkRead(items: readonly Notification[] | undefined): void {
  const { mutate } = useApiMutation(notifications.markRead, { refresh: notifications.unread })
  const markRead = useEffectEvent((upTo: string) => mutate({ body: { upTo } }))
  const newestUnread = items?.find(({ isRead }) => !isRead)?.id
  useEffect(() => {
    if (newestUnread) markRead(newestUnread)
  }, [newestUnread])
}
