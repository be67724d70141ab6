import { hasSessionMarker } from '../../../lib/session.ts'
import { dropAddition, pendingAdditions, queueAddition, tickAddition } from '../pending-additions.ts'
import type { ShownItem } from '../pending-changes.ts'
import { dropTick, pendingTicks, queueTick } from '../pending-ticks.ts'
import { readCachedList } from './cached-list.ts'

/** The cached list with what waits on this device, and functions that change what waits. */
interface OfflineList {
  readonly items: readonly ShownItem[]
  readonly tick: (item: ShownItem, checked: boolean) => void
  readonly add: (name: string) => void
  /** Deletes a new item. */
  readonly remove: (key: string) => void
}

/** The cached list with what waits; null without a cached list or a session. */
export function readOfflineList(): OfflineList | null {
  const cached = hasSessionMarker() ? readCachedList() : null
  if (!cached) return null
  const { userId } = cached
  const ticked = new Set(pendingTicks(userId).map(({ id }) => id))
  const items = cached.items.map(
    // An item that the API has as ticked cannot be unticked here: only ticks are cached until they are sent.
    (item): ShownItem => (ticked.has(item.id) ? { ...item, checked: true } : { ...item, pending: item.checked }),
  )
  const additions = pendingAdditions(userId).map(
    ({ key, name, tickedAt }): ShownItem => ({ id: key, key, name, checked: tickedAt !== undefined }),
  )
  return {
    items: [...items, ...additions],
    tick: ({ id, key, name }, checked) => {
      if (key !== undefined) tickAddition(userId, key, checked)
      else if (checked) queueTick(userId, { id, name, checked, at: new Date().toISOString() })
      else dropTick(userId, id)
    },
    add: (name) => queueAddition(userId, { key: crypto.randomUUID(), name }),
    remove: (key) => dropAddition(userId, key),
  }
}
