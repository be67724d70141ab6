import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session.ts'
import { cacheOfflinePage } from './cache-page.ts'
import { cacheList } from './cached-list.ts'

/** Keeps the member's list on this device, with the page that shows it without a connection. */
export function useCachedList(): void {
  const userId = useUser()?.id
  const items = useQuery(query(shopping.mine)).data?.items
  useEffect(() => {
    if (userId === undefined || items === undefined) return
    cacheList(userId, items)
    void cacheOfflinePage()
  }, [userId, items])
}
