import type { ShoppingItem } from '@kostbar/contracts/shopping/schemas'
import { forgetListOfOthers, keptListKey, keptListOwner } from '../../../lib/kept-list.ts'
import { readQueue } from '../stored-queue.ts'

/** What is kept of an item: no food, whose allergens would tell about the member's health together with their marks. */
type KeptItem = Pick<ShoppingItem, 'id' | 'name' | 'checked' | 'aisle'>

/** Keeps the list on this device, as it was last loaded; until the user signs out, or another one signs in. */
export function keepList(userId: string, items: readonly ShoppingItem[]): void {
  try {
    forgetListOfOthers(userId)
    const kept = items.map(({ id, name, checked, aisle = null }): KeptItem => ({ id, name, checked, aisle }))
    localStorage.setItem(keptListKey(userId), JSON.stringify(kept))
  } catch {
    // Storage is disabled or full: the list cannot be opened without a connection.
  }
}

/** The kept list, and whose it is; null without one. */
export function readKeptList(): { readonly userId: string; readonly items: readonly KeptItem[] } | null {
  const userId = keptListOwner()
  return userId === null ? null : { userId, items: readQueue(keptListKey(userId)) }
}
