import { messages } from '@kostbar/contracts/messages/endpoints'
import { notifications } from '@kostbar/contracts/notifications/endpoints'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { query } from '../../lib/api.ts'

/** Polling interval of an open thread, in ms; polling stops while the page is hidden. */
const pollMs = 5_000

/**
 * Keeps threads and inbox current: polls a version hash of their state and refetches them when it has changed. The
 * state is in the database, so any instance of the server may answer.
 */
export function useMessageUpdates(): void {
  const queries = useQueryClient()
  const { data } = useQuery({ ...query(messages.unread), refetchInterval: pollMs })
  const version = data?.version
  const seenVersion = useRef(version)
  useEffect(() => {
    const isFirst = seenVersion.current === undefined
    if (version === undefined || version === seenVersion.current) return
    seenVersion.current = version
    if (isFirst) return
    for (const { path } of [messages.thread, messages.inbox, notifications.unread])
      void queries.invalidateQueries({ queryKey: [path] })
  }, [version, queries])
}
