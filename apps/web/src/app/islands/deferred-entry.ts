import { readAnalyticsSettings } from '../../lib/analytics.ts'
import { readConsent } from '../../lib/consent.ts'
import { firstInteraction } from '../../lib/first-interaction.ts'
import { controlOf, queueClicks } from './queued-clicks.ts'

const script = document.querySelector<HTMLElement>('script[data-app]')
queueClicks()
if (script) deferHydration(script)

/**
 * Deferred entry: script of public pages and of forms for signing in and up (1.3 kB gzip), inside their documents. Loads
 * the app at the first interaction; a form (`data-start="afterLoad"`) not later than after the document's `load` event,
 * and pages with analytics consent at once. Shows the server-rendered cookie banner without the app.
 */
function deferHydration({ dataset: { app = '', modules = '', styles = '', start: startsAt } }: HTMLElement) {
  const consent = readConsent()
  if (!consent && window.self === window.top) document.querySelector('[data-cookie-banner]')?.removeAttribute('hidden')
  const isTracked = consent?.analytics && readAnalyticsSettings() !== null
  const start = () => loadApp(app, words(modules), words(styles))
  if (isTracked) void start()
  else void Promise.race([firstInteraction(), ...(startsAt === 'afterLoad' ? [afterLoad()] : [])]).then(start)
}

/** Resolves when the page is loaded with its pictures and fonts, and the browser has shown its first contents. */
async function afterLoad(): Promise<void> {
  await new Promise<unknown>((resolve) => {
    if (document.readyState === 'complete') resolve(null)
    else addEventListener('load', resolve, { once: true })
  })
  await new Promise<unknown>((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true }))
}

/** A declaration, which is hoisted: `deferHydration` runs before constants below it are initialized. */
function words(list: string): string[] {
  return list.split(' ').filter(Boolean)
}

/**
 * Loads the app, and before it starts the whole style sheets: the document contains only the rules of its own HTML, and
 * the app shows other elements. The app is a script and not imported: the development server would change the URL of an
 * import, and start the app a second time under the URL of the entry.
 */
async function loadApp(app: string, modules: readonly string[], styles: readonly string[]) {
  const loading = styles.map((href) => load(createLink('stylesheet', href)))
  for (const href of [app, ...modules]) document.head.append(createLink('modulepreload', href))
  try {
    await Promise.all(loading)
    await load(Object.assign(document.createElement('script'), { type: 'module', src: app }))
  } catch {
    // Offline: links still work, and clicks are no longer queued for code that will not arrive.
    for (const element of document.querySelectorAll('[data-unhydrated]')) element.removeAttribute('data-unhydrated')
    addEventListener('online', reload)
    addEventListener('click', ({ target }) => controlOf(target) && reload())
  }
}

/** Reloads the page if the server answers: in this document, browsers may remember that the app could not be loaded. */
async function reload() {
  const response = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (response?.ok) location.reload()
}

function createLink(rel: string, href: string): HTMLLinkElement {
  return Object.assign(document.createElement('link'), { rel, href })
}

/** Adds the element to the document. @returns a promise that is resolved when its file is loaded, and a script was run */
function load(element: HTMLLinkElement | HTMLScriptElement): Promise<unknown> {
  return new Promise((resolve, reject) => {
    element.onload = resolve
    element.onerror = reject
    document.head.append(element)
  })
}
