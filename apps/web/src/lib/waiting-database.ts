/** Name of the IndexedDB database with waiting entries, stored encrypted. */
export const waitingDatabase = 'kostbar-waiting'

/** Deletes the waiting entries and their encryption key, so that the next user of this browser finds nothing. */
export const clearWaitingEntries = (): void => {
  if (typeof indexedDB !== 'undefined') indexedDB.deleteDatabase(waitingDatabase)
}
