/** Name of the IndexedDB database with waiting entries, stored encrypted. */
export const waitingDatabase = 'kostbar-waiting'

/** Object store with the waiting entries, and the key that encrypts them. */
export const waitingStore = 'waiting'

/** Name of the encryption key in `waitingStore`; the name of an entry is `[userId, protocolId, entry]`. */
export const waitingKeyName = 'key'

/** Range of the names that begin with these parts. */
export const namesFrom = (...parts: readonly string[]): IDBKeyRange => IDBKeyRange.bound(parts, [...parts, []])

/** Result of an IndexedDB request as a promise. */
export const resultOf = <T>(request: IDBRequest<T>): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  request.onsuccess = () => resolve(request.result)
  request.onerror = () => reject(request.error)
  return promise
}

/** Opens the database for an action; rejects when there is none. */
async function withStore<T>(action: (store: IDBObjectStore) => Promise<T>): Promise<T> {
  const request = indexedDB.open(waitingDatabase, 1)
  // There is no database yet: none may be created here, because it would have no object store.
  request.onupgradeneeded = () => request.transaction?.abort()
  const database = await resultOf(request)
  try {
    return await action(database.transaction(waitingStore, 'readwrite').objectStore(waitingStore))
  } finally {
    // An open connection would block the deletion of the database.
    database.close()
  }
}

/** Whether protocol entries of a user wait on this device, perhaps since an earlier visit; false without IndexedDB. */
export const hasWaitingEntries = (userId: string): Promise<boolean> =>
  withStore(async (store) => (await resultOf(store.count(namesFrom(userId)))) > 0).catch(() => false)

/**
 * Deletes the waiting entries of a user, so that the next one of this browser finds nothing, and the encryption key unless
 * entries of somebody else wait, whose session has ended without signing out.
 * @param userId undefined if it is not known whose entries may be deleted: then all are
 */
export async function clearWaitingEntries(userId: string | undefined): Promise<void> {
  if (typeof indexedDB === 'undefined') return
  const isOthers = (name: IDBValidKey) => Array.isArray(name) && name[0] !== userId
  const areOthersWaiting =
    userId !== undefined &&
    (await withStore(async (store) => {
      await resultOf(store.delete(namesFrom(userId)))
      return (await resultOf(store.getAllKeys())).some(isOthers)
    }).catch(() => false))
  if (!areOthersWaiting) await resultOf(indexedDB.deleteDatabase(waitingDatabase))
}
