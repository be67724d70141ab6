import { readConsent } from './consent.ts'

/** Analytics event, named as in the analytics services. */
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
/** View of the current page; sent when consent is given on this page. */
let currentPageView: AnalyticsEvent | undefined

/**
 * Tracks an event if consent was given. Personal pages never load the analytics scripts: their events are stored in
 * `sessionStorage` and sent from the next public page.
 */
export function track(event: AnalyticsEvent): void {
  if (sendEvent) sendEvent(event)
  else if (event.name === 'page_view') currentPageView = event
  else if (readConsent()?.analytics) storeEvents([...storedEvents(), event].slice(-maxStoredEvents))
}

/** Call it when the analytics scripts are loaded: sends the stored events now and all later ones at once. */
export function startTracking(send: SendEvent): void {
  sendEvent = send
  const pending = [...(currentPageView ? [currentPageView] : []), ...storedEvents()]
  storeEvents([])
  for (const event of pending) send(event)
}

/** Whether this document has loaded analytics scripts. Such a document is replaced before a personal page is shown. */
export const isTracking = (): boolean => sendEvent !== undefined

const settingsElement = () => document.getElementById('analytics')

/** The server's `AnalyticsSettings` as JSON; null when analytics is not configured or disabled. */
export const readAnalyticsSettings = (): string | null => settingsElement()?.textContent ?? null

/** Removes the analytics settings: on personal pages this document must never load analytics scripts. */
export function disableAnalytics(): void {
  if (typeof document !== 'undefined') settingsElement()?.remove()
}

/** Events stored by earlier pages; empty when storage is disabled or its content is invalid. */
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
