import { shopping } from '@kostbar/contracts/shopping/endpoints'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session.ts'
import { keepOfflinePage } from './keep-page.ts'
import { keepList } from './kept-list.ts'

/** Keeps the member's list on this device, with the page that shows it without a connection. */
export function useKeptList(): void {
  const userId = useUser()?.id
  const items = useQuery(query(shopping.mine)).data?.items
  useEffect(() => {
    if (userId === undefined || items === undefined) return
    keepList(userId, items)
    void keepOfflinePage()
  }, [userId, items])
}
