import { createElement } from 'react'
import { ToastLink, type ToastLinkTarget } from './toast-link.tsx'

/** How many toasts were wanted; the host mounts the container (and loads the library) with the first one. */
let count = 0
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: is a toast container needed? */
export const toastNeed = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  count: () => count,
}

async function show(kind: 'success' | 'error', text: string, link?: ToastLinkTarget): Promise<void> {
  count += 1
  for (const listener of listeners) listener()
  try {
    const library = await import('react-toastify/unstyled')
    // One sentence stands there once, however often it is said.
    library.toast[kind](link ? createElement(ToastLink, { text, link }) : text, {
      toastId: `${kind}: ${text}`,
      role: kind === 'error' ? 'alert' : 'status',
    })
  } catch {
    // The library is not here yet and the connection is gone: it is said once it is back.
    addEventListener('online', () => void show(kind, text, link), { once: true })
  }
}

/** Short notices in the corner. They come and go by themselves, so they never carry what must be read. */
export const toast = {
  success: (text: string, link?: ToastLinkTarget) => show('success', text, link),
  error: (text: string) => show('error', text),
}
