import { messages } from '@kostbar/contracts/messages/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import type { LoadedThread } from './use-thread.ts'

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Marks the newest message from the other person as read while the page is visible. */
export function useMarkThreadRead(userId: string, { messages: all, readByMe }: LoadedThread, isTrainer: boolean): void {
  const { mutate } = useApiMutation(messages.markRead, {
    refresh: [messages.unread, messages.inbox, notifications.unread],
  })
  const markRead = useEffectEvent((upTo: string) => mutate({ params: { userId }, body: { upTo } }))
  const isVisible = useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  )
  const newest = all.findLast(({ byClient }) => byClient === isTrainer)?.id
  const isUnread = newest !== undefined && (readByMe === null || newest > readByMe)
  useEffect(() => {
    if (isUnread && isVisible) markRead(newest)
  }, [newest, isUnread, isVisible])
}
