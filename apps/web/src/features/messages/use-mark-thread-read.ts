import { messages } from '@kostbar/contracts/messages/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { useEffect, useEffectEvent } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { useExternalValue, whenVisible } from '../../lib/external-store.ts'
import type { LoadedThread } from './use-thread.ts'

/** Marks the newest message from the other person as read while the page is visible. */
export function useMarkThreadRead(userId: string, { messages: all, readByMe }: LoadedThread, isTrainer: boolean): void {
  const { mutate } = useApiMutation(messages.markRead, {
    refresh: [messages.unread, messages.inbox, notifications.unread],
  })
  const markRead = useEffectEvent((upTo: string) => mutate({ params: { userId }, body: { upTo } }))
  const isVisible = useExternalValue(whenVisible, () => document.visibilityState === 'visible', false)
  const newest = all.findLast(({ byClient }) => byClient === isTrainer)?.id
  const isUnread = newest !== undefined && (readByMe === null || newest > readByMe)
  useEffect(() => {
    if (isUnread && isVisible) markRead(newest)
  }, [newest, isUnread, isVisible])
}
