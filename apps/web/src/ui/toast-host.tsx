import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastNeed } from './toast.ts'

const Toasts = lazy(async () => ({ default: (await import('./toast-container.tsx')).Toasts }))

const never = () => false

/** Stands once in the shell; nothing is loaded until the first toast. */
export function ToastHost() {
  const needed = useSyncExternalStore(toastNeed.subscribe, toastNeed.wanted, never)
  return needed ? (
    <Suspense>
      <Toasts />
    </Suspense>
  ) : null
}
