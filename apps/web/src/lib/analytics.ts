import { readConsent } from './consent.ts'

/** What is counted, under the names of the tag service. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly page_path: string; readonly page_title: string }
  | { readonly name: 'sign_up'; readonly method: 'member' | 'trainer' }
  | { readonly name: 'newsletter_signup' }
  | { readonly name: 'purchase'; readonly event_label: string; readonly currency: 'EUR' }

/** Hands an event to the services that count. */
export type Sender = (event: AnalyticsEvent) => void

const keptUnder = 'kostbar-events'
const mostKept = 20

let sender: Sender | undefined
/** The page people are on; it counts once they agree while they are there. */
let shown: AnalyticsEvent | undefined

/**
 * Counts an event, for people who have agreed to that. Pages of signed-in people never load the counting services, so
 * what happens there is kept in the tab and handed over on the next public page.
 */
export function track(event: AnalyticsEvent): void {
  if (sender) sender(event)
  else if (event.name === 'page_view') shown = event
  else if (readConsent()?.analytics) keep([...kept(), event].slice(-mostKept))
}

/** To call once the counting services are there: they get what was kept, and everything from now on. */
export function startTracking(send: Sender): void {
  sender = send
  const waiting = [...(shown ? [shown] : []), ...kept()]
  keep([])
  for (const event of waiting) send(event)
}

/** Whether this document has loaded the counting services; it is then left for good before a personal page is shown. */
export const isTracking = (): boolean => sender !== undefined

/** Where the server names the counting services. */
const settings = () => document.getElementById('analytics')

/** What the server says about the counting services; null where there are none. */
export const readAnalyticsSettings = (): string | null => settings()?.textContent ?? null

/** For personal pages: this document will never load the counting services. */
export function disableAnalytics(): void {
  if (typeof document !== 'undefined') settings()?.remove()
}

/** The storage may be switched off, or hold what somebody typed into it. */
function kept(): AnalyticsEvent[] {
  try {
    const events: unknown = JSON.parse(sessionStorage.getItem(keptUnder) ?? '[]')
    return Array.isArray(events) ? events : []
  } catch {
    return []
  }
}

function keep(events: readonly AnalyticsEvent[]) {
  try {
    if (events.length > 0) sessionStorage.setItem(keptUnder, JSON.stringify(events))
    else sessionStorage.removeItem(keptUnder)
  } catch {
    // An event that cannot be kept is not counted; nothing depends on it.
  }
}
