import { useState, useSyncExternalStore } from 'react'
import { LazyComponent } from '../lib/lazy-component.tsx'
import { toastNeed } from './toast.ts'

const toasts = async () => (await import('./toast-container.tsx')).Toasts

const none = () => 0

/** Stands once in the shell; nothing is loaded until the first toast. Without a connection each toast tries again. */
export function ToastHost({ load = toasts }: { load?: typeof toasts }) {
  const asked = useSyncExternalStore(toastNeed.subscribe, toastNeed.count, none)
  const [failedAt, setFailedAt] = useState(0)
  return asked > failedAt ? <LazyComponent load={load} props={{}} onError={() => setFailedAt(asked)} /> : null
}
