import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { cachedListKey, cachedListOwner, forgetListOfOthers } from '../../../lib/cached-list.ts'
import { readQueue } from '../stored-queue.ts'

/** What is cached of an item: no food, whose allergens would tell about the member's health together with their marks. */
type CachedItem = Pick<ShoppingItem, 'id' | 'name' | 'checked' | 'aisle'>

/** Caches the list on this device, as it was last loaded; until the user signs out, or another one signs in. */
export function cacheList(userId: string, items: readonly ShoppingItem[]): void {
  try {
    forgetListOfOthers(userId)
    const cached = items.map(({ id, name, checked, aisle = null }): CachedItem => ({ id, name, checked, aisle }))
    localStorage.setItem(cachedListKey(userId), JSON.stringify(cached))
  } catch {
    // Storage is disabled or full: the list cannot be opened without a connection.
  }
}

/** The cached list, and whose it is; null without one. */
export function readCachedList(): { readonly userId: string; readonly items: readonly CachedItem[] } | null {
  const userId = cachedListOwner()
  return userId === null ? null : { userId, items: readQueue(cachedListKey(userId)) }
}
