import { subscriptions } from '@kostbar/contracts/subscriptions/endpoints'
import type { Subscription } from '@kostbar/contracts/subscriptions/schemas'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'

/**
 * The signed-in user's membership if it is of the given product. Only for components that visitors do not see: a query
 * that the server does not answer keeps their pages out of the page cache.
 */
export function useOwnMembership(productId: string): Subscription | undefined {
  const membership = useQuery(query(subscriptions.mine, { query: {} })).data?.subscription
  const isOwn = membership?.product.id === productId && membership.status !== 'CANCELED'
  return isOwn ? membership : undefined
}
