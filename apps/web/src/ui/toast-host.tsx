import { useState } from 'react'
import { useExternalValue } from '../lib/external-store.ts'
import { LazyComponent } from '../lib/lazy-component.tsx'
import { toastCount } from './toast.ts'

const toasts = async () => (await import('./toast-container.tsx')).Toasts

/** Mounts the toast container with the first toast. If it cannot be loaded, the next toast retries. */
export function ToastHost({ load = toasts }: { load?: typeof toasts }) {
  const count = useExternalValue(toastCount, toastCount.get, 0)
  const [failedAt, setFailedAt] = useState(0)
  return count > failedAt ? <LazyComponent load={load} props={{}} onError={() => setFailedAt(count)} /> : null
}
