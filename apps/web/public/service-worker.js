// Shows push notifications, and the shopping list when a page cannot be reached.

// Takes over open pages at once, so that a click on a notification can lead one of them to its page.
self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => event.waitUntil(show(event.data)))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

/** A repeated delivery has the same tag and replaces the notification silently. */
function show(data) {
  const { id, title, body, link } = read(data)
  return self.registration.showNotification(title, {
    body,
    tag: id,
    data: { id, link },
    lang: 'de-AT',
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  })
}

/** A browser insists on a notification for each push, also for contents it cannot read. */
function read(data) {
  try {
    return data.json()
  } catch {
    return {
      id: 'unreadable',
      title: 'Neue Mitteilung',
      body: 'Es gibt etwas Neues für dich.',
      link: '/profile/mitteilungen',
    }
  }
}

/** Opens the page in a tab of this site if there is one, and counts it. */
async function open({ id, link }) {
  const address = new URL(link, self.location.origin)
  const target = address.origin === self.location.origin ? address.href : self.location.origin
  const counted = countOpened(id)
  const [tab] = await self.clients.matchAll({ type: 'window' })
  const opened = tab ? await tab.navigate(target).catch(() => null) : null
  // A browser may refuse the focus; the page is open nevertheless.
  if (opened) await opened.focus().catch(() => null)
  else await self.clients.openWindow(target)
  await counted
}

const post = (path) =>
  fetch(`/api${path}`, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  })

/** The access token may have expired: then the session is refreshed once. Uncounted is better than a page that does not open. */
async function countOpened(id) {
  const path = `/notifications/${encodeURIComponent(id)}/opened`
  try {
    const { status } = await post(path)
    if (status !== 401) return
    await post('/users/refresh')
    await post(path)
  } catch {
    // Without a connection it is not counted.
  }
}

/** As in `features/shopping/offline/cache-page.ts`, which fills the cache and deletes it. */
const offlineCache = 'kostbar-offline-list'
const offlinePage = '/einkaufsliste-offline'

/** Milliseconds without an answer after which a page counts as unreachable: in shops, phones often show bars and get nothing. */
const navigationTimeoutMs = 8_000

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (isOpenedInShops(pathname)) event.respondWith(openPage(request, pathname))
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(openFile(request))
  }
})

/** Where an installed app starts, and the member's pages; other pages are no use without a connection. */
const isOpenedInShops = (pathname) => pathname === '/' || /^\/profile(\/|$)/.test(pathname) || pathname === offlinePage

/** The page, or the cached list in its place when it cannot be reached. */
async function openPage(request, pathname) {
  const answer = fetch(request)
  const cached = await findCached(offlinePage)
  if (!cached) return answer
  // Of the failure nothing is left but that there was one.
  const late = new Promise((resolve) => setTimeout(resolve, navigationTimeoutMs))
  const reached = await Promise.race([answer, late]).catch(() => undefined)
  if (reached) return reached
  return pathname === offlinePage ? cached : Response.redirect(offlinePage)
}

/** A file of the app; those of the cached list never change, as their names contain a hash. */
const openFile = async (request) => (await findCached(request)) ?? fetch(request)

const findCached = async (request) => {
  // Opening a cache would create it.
  if (!(await caches.has(offlineCache))) return undefined
  return (await caches.open(offlineCache)).match(request, { ignoreVary: true })
}
