import { readAnalyticsSettings } from '../../lib/analytics.ts'
import { readConsent } from '../../lib/consent.ts'
import { firstInteraction } from '../../lib/first-interaction.ts'
import './queued-clicks.ts'

/** Script element of pages with deferred hydration; on other pages this chunk is loaded as part of the app. */
const script = document.querySelector<HTMLElement>('script[data-app]')
if (script) deferHydration(script)

/**
 * Hydrate on interaction: entry script of public pages (1.4 kB gzip). Loads the app at the first interaction, or
 * immediately where analytics consent was given. Shows the server-rendered cookie banner without the app.
 */
function deferHydration({ dataset: { app = '', modules = '' } }: HTMLElement) {
  const consent = readConsent()
  if (!consent && window.self === window.top) document.querySelector('[data-cookie-banner]')?.removeAttribute('hidden')
  const isTracked = consent?.analytics && readAnalyticsSettings() !== null
  const start = () => loadApp(app, modules.split(' ').filter(Boolean))
  void (isTracked ? start() : firstInteraction().then(start))
}

async function loadApp(app: string, modules: readonly string[]) {
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  try {
    await import(/* @vite-ignore */ app)
  } catch {
    // Offline: links still work, and clicks are no longer queued for code that will not arrive.
    for (const element of document.querySelectorAll('[data-unhydrated]')) element.removeAttribute('data-unhydrated')
  }
}
