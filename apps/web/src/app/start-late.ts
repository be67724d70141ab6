import { countingSettings } from '../lib/analytics.ts'
import { readConsent } from '../lib/consent.ts'
import { firstInteraction } from './content/first-interaction.ts'
import './kept-clicks.ts'

/** Present where the app waits. The module alone says nothing: it shares its file with parts of the app. */
const late = document.querySelector<HTMLElement>('script[data-app]')
if (late) begin(late)

/**
 * The script of public pages. They are whole without the app, which is loaded when somebody begins to use the page, or
 * at once where visits may be counted. What cannot wait is done here: the question about cookies.
 */
function begin({ dataset: { app = '', modules = '' } }: HTMLElement) {
  const consent = readConsent()
  if (!consent && window.self === window.top) document.querySelector('[data-cookie-banner]')?.removeAttribute('hidden')
  const isCounting = consent?.analytics && countingSettings() !== null
  const start = () => startApp(app, modules.split(' ').filter(Boolean))
  void (isCounting ? start() : firstInteraction().then(start))
}

async function startApp(app: string, modules: readonly string[]) {
  for (const href of modules) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  try {
    await import(/* @vite-ignore */ app)
  } catch {
    // The connection is lost: links go on working, and nothing waits for an answer that will not come.
    for (const waiting of document.querySelectorAll('[data-waiting]')) waiting.removeAttribute('data-waiting')
  }
}
