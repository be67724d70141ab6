import { createElement } from 'react'
import { ToastLink, type ToastLinkTarget } from './toast-link.tsx'

/** Whether any toast was shown yet; the host mounts the container (and loads the library) with the first one. */
let wanted = false
const listeners = new Set<() => void>()

/** For `useSyncExternalStore`: is a toast container needed? */
export const toastNeed = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
    }
  },
  wanted: () => wanted,
}

const show = async (kind: 'success' | 'error', text: string, link?: ToastLinkTarget) => {
  wanted = true
  for (const listener of listeners) listener()
  const library = await import('react-toastify/unstyled')
  // One sentence stands there once, however often it is said.
  library.toast[kind](link ? createElement(ToastLink, { text, link }) : text, {
    toastId: `${kind}: ${text}`,
    role: kind === 'error' ? 'alert' : 'status',
  })
}

/** Short notices in the corner. They come and go by themselves, so they never carry what must be read. */
export const toast = {
  success: (text: string, link?: ToastLinkTarget) => show('success', text, link),
  error: (text: string) => show('error', text),
}
