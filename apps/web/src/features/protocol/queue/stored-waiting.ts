import { countWaiting, isAnyGone, joinWaiting, keepEqual } from './entries.ts'
import type { StoredProtocol, WaitingStorage } from './queue-parts.ts'
import type { EntryQueueState } from './queue-state.ts'

/**
 * Takes over what waits in the storage into the state of a queue.
 * @param onFound called when entries of another tab wait
 */
export function createStoredWaiting(
  state: EntryQueueState,
  stored: StoredProtocol,
  storage: WaitingStorage,
  onFound: () => void,
) {
  let isReloading = false
  /** Number of changes in other tabs. */
  let changesHeard = 0

  /** Takes over what other tabs changed: entries they made wait here as well, those they sent do not any more. */
  async function reload(): Promise<void> {
    for (;;) {
      const [known, heard] = [state.waiting(), changesHeard]
      const found = await storage.load()
      if (!found) return
      if (isAnyGone(known, found)) await stored.refresh()
      // Meanwhile an entry was made here, or in another tab.
      if (state.waiting() !== known || changesHeard !== heard) continue
      state.setWaiting(keepEqual(known, found))
      if (countWaiting(found) > 0) onFound()
      return
    }
  }

  function onOtherTab(): void {
    changesHeard += 1
    if (isReloading) return
    isReloading = true
    void reload().finally(() => {
      isReloading = false
    })
  }

  return {
    /** Adds the entries that waited before a reload; what has been entered since then counts. */
    async restore(): Promise<void> {
      const before = await storage.load()
      if (before) state.setWaiting(joinWaiting(before, state.waiting()))
    },
    /** Follows the changes of other tabs. @returns a function that ends this */
    follow: (): (() => void) => storage.onOtherTab(onOtherTab),
  }
}
