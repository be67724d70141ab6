import { offlineCache } from '../../../domain/sign-out/offline-cache.ts'
import { paths } from '../../../lib/paths.ts'
import { registerWorker } from '../../../lib/register-worker.ts'

/** Addresses of the files that a document loads at first. */
const filesOf = (document: string) =>
  new Set(Array.from(document.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file = '']) => file))

/**
 * Caches the page that shows the list without a connection, with its files, for the service worker. It is fetched without
 * cookies, so that it contains nothing personal.
 */
async function cachePage(): Promise<void> {
  await registerWorker()
  const page = await fetch(paths.offlineShopping, { credentials: 'omit' })
  if (!page.ok) return
  const files = filesOf(await page.clone().text())
  const cache = await caches.open(offlineCache)
  const cached = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll([...files].filter((file) => !cached.has(file)))
  // Only now: with the page, all of its files are there.
  await cache.put(paths.offlineShopping, page)
  const outdated = [...cached].filter((path) => path !== paths.offlineShopping && !files.has(path))
  await Promise.all(outdated.map((path) => cache.delete(path)))
}

let isCached = false

/** Caches the page, once per visit; without effect where the browser has no service workers, and in development. */
export async function cacheOfflinePage(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || typeof caches === 'undefined') return
  try {
    // Signing out deletes it.
    if (isCached && (await caches.has(offlineCache))) return
    isCached = true
    await cachePage()
  } catch {
    // The connection was lost, or storage is full: the next visit tries again.
    isCached = false
  }
}
