/** Name of the cache with the page that shows the shopping list without a connection; as in `public/service-worker.js`. */
export const offlineCache = 'kostbar-offline-list'

/** Deletes that page: without somebody signed in there is no list to show. */
export async function clearOfflinePage(): Promise<void> {
  if (typeof caches !== 'undefined') await caches.delete(offlineCache)
}
