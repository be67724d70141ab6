/** Name of the IndexedDB database with waiting entries, stored encrypted. */
export const waitingDatabase = 'kostbar-waiting'

/** Object store with the waiting entries of each protocol, and the key that encrypts them. */
export const waitingStore = 'waiting'

/** Name of the encryption key in `waitingStore`; every other name is the id of a protocol. */
export const waitingKeyName = 'key'

/** Whether protocol entries wait on this device, perhaps since an earlier visit; false where there is no IndexedDB. */
export function hasWaitingEntries(): Promise<boolean> {
  return new Promise((resolve) => {
    if (typeof indexedDB === 'undefined') return resolve(false)
    const request = indexedDB.open(waitingDatabase, 1)
    // There is no database yet: none may be created here, because it would have no object store.
    request.onupgradeneeded = () => request.transaction?.abort()
    request.onerror = () => resolve(false)
    request.onsuccess = () => {
      const database = request.result
      const names = database.transaction(waitingStore).objectStore(waitingStore).getAllKeys()
      const finish = (areWaiting: boolean) => {
        // An open connection would block the deletion of the database.
        database.close()
        resolve(areWaiting)
      }
      names.onsuccess = () => finish(names.result.some((name) => name !== waitingKeyName))
      names.onerror = () => finish(false)
    }
  })
}

/** Deletes the waiting entries and their encryption key, so that the next user of this browser finds nothing. */
export const clearWaitingEntries = (): void => {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(waitingDatabase)
}
