import { createStore } from '../lib/external-store.ts'
import { onlineOrAfter } from '../lib/online-or-after.ts'
import type { TextLink } from './linked-text.tsx'

/** Number of toasts shown so far; the first one makes ToastHost load and mount the container. */
export const toastCount = createStore(0)

async function show(kind: 'success' | 'error', text: string, link?: TextLink, delayMs = 2_000): Promise<void> {
  toastCount.set(toastCount.get() + 1)
  try {
    const { showToast } = await import('./toast-container.tsx')
    showToast(kind, text, link)
  } catch {
    // The container could not be loaded: retried less and less often, or when the browser is online again.
    await onlineOrAfter(delayMs)
    return show(kind, text, link, 2 * delayMs)
  }
}

/** Shows a toast as soon as the container is loaded. */
type ShowToast = (text: string, link?: TextLink) => void

/** Shows toasts. They disappear after a while, so they must never contain anything that has to be read. */
export const toast: Readonly<Record<'success' | 'error', ShowToast>> = {
  success: (text, link) => show('success', text, link),
  error: (text, link) => show('error', text, link),
}
