import { offlineCache } from '../../../domain/sign-out/offline-cache.ts'
import { paths } from '../../../lib/paths.ts'
import { registerWorker } from '../../../lib/register-worker.ts'

/** Addresses of the files that a document loads at first. */
const filesOf = (document: string) =>
  new Set(Array.from(document.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g), ([, file = '']) => file))

/**
 * Keeps the page that shows the list without a connection, with its files, for the service worker. It is fetched without
 * cookies, so that it contains nothing personal.
 */
async function keep(): Promise<void> {
  await registerWorker()
  const page = await fetch(paths.offlineShopping, { credentials: 'omit' })
  if (!page.ok) return
  const files = filesOf(await page.clone().text())
  const cache = await caches.open(offlineCache)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  await cache.addAll([...files].filter((file) => !kept.has(file)))
  // Only now: with the page, all of its files are there.
  await cache.put(paths.offlineShopping, page)
  const outdated = [...kept].filter((path) => path !== paths.offlineShopping && !files.has(path))
  await Promise.all(outdated.map((path) => cache.delete(path)))
}

let isKept = false

/** Keeps the page, once per visit; without effect where the browser has no service workers, and in development. */
export async function keepOfflinePage(): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator) || typeof caches === 'undefined') return
  try {
    // Signing out deletes it.
    if (isKept && (await caches.has(offlineCache))) return
    isKept = true
    await keep()
  } catch {
    // The connection was lost, or storage is full: the next visit tries again.
    isKept = false
  }
}
