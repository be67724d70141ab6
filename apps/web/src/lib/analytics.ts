import { readConsent } from './consent.ts'

/** Analytics events, with the tag service's names. */
export type AnalyticsEvent =
  | { readonly name: 'page_view'; readonly page_path: string; readonly page_title: string }
  | { readonly name: 'sign_up'; readonly method: 'member' | 'trainer' }
  | { readonly name: 'newsletter_signup' }
  | { readonly name: 'purchase'; readonly event_label: string; readonly currency: 'EUR' }

/** Sends an event to the analytics services. */
export type SendEvent = (event: AnalyticsEvent) => void

const storageKey = 'kostbar-events'
const maxStoredEvents = 20

let sendEvent: SendEvent | undefined
/** View of the current page; sent if consent is given on it. */
let currentPageView: AnalyticsEvent | undefined

/**
 * Tracks an event, with consent only. Personal pages never load the analytics scripts: their events are stored in
 * `sessionStorage` and sent from the next public page.
 */
export function track(event: AnalyticsEvent): void {
  if (sendEvent) sendEvent(event)
  else if (event.name === 'page_view') currentPageView = event
  else if (readConsent()?.analytics) storeEvents([...storedEvents(), event].slice(-maxStoredEvents))
}

/** To call when the analytics scripts are loaded: sends stored events, and all later ones. */
export function startTracking(send: SendEvent): void {
  sendEvent = send
  const pending = [...(currentPageView ? [currentPageView] : []), ...storedEvents()]
  storeEvents([])
  for (const event of pending) send(event)
}

/** Whether this document has loaded analytics scripts; it is replaced before a personal page is shown. */
export const isTracking = (): boolean => sendEvent !== undefined

const settingsElement = () => document.getElementById('analytics')

/** The server's `AnalyticsSettings` as JSON; null when analytics is not configured or disabled. */
export const readAnalyticsSettings = (): string | null => settingsElement()?.textContent ?? null

/** For personal pages: this document will never load analytics scripts. */
export function disableAnalytics(): void {
  if (typeof document !== 'undefined') settingsElement()?.remove()
}

/** Storage may be disabled or contain invalid data. */
function storedEvents(): AnalyticsEvent[] {
  try {
    const events: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(events) ? events : []
  } catch {
    return []
  }
}

function storeEvents(events: readonly AnalyticsEvent[]) {
  try {
    if (events.length > 0) sessionStorage.setItem(storageKey, JSON.stringify(events))
    else sessionStorage.removeItem(storageKey)
  } catch {
    // Storage is full or disabled: the event is dropped.
  }
}
