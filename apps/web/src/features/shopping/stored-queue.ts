/** Entries stored on this device under a key of localStorage, oldest first; none when storage is disabled. */
export function readQueue<T>(key: string): T[] {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '[]') as T[]
  } catch {
    return []
  }
}

/** Replaces the stored entries; an empty queue leaves nothing behind. */
export function writeQueue(key: string, entries: readonly unknown[]): void {
  try {
    if (entries.length > 0) localStorage.setItem(key, JSON.stringify(entries))
    else localStorage.removeItem(key)
  } catch {
    // Storage is disabled or full: the entries wait for as long as the page is open.
  }
}
