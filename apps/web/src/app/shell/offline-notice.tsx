import { WifiOff } from 'lucide-react'
import { useExternalValue } from '../../lib/external-store.ts'
import { texts } from './texts.ts'

/** Change emitter for the browser's `online` and `offline` events. */
const connectionChanges = {
  subscribe(listener: () => void) {
    addEventListener('online', listener)
    addEventListener('offline', listener)
    return () => {
      removeEventListener('online', listener)
      removeEventListener('offline', listener)
    }
  },
}

/**
 * Line below the header while the browser is offline. The live region is always rendered, so that screen readers
 * announce its text.
 */
export function OfflineNotice() {
  const isOnline = useExternalValue(connectionChanges, () => navigator.onLine, true)
  return (
    <div role="status" className="sticky top-(--header-height) z-20 print:hidden">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-3 bg-apricot-soft px-4 py-2.5 text-sm font-medium text-apricot-ink">
          <WifiOff className="size-5 shrink-0" aria-hidden="true" />
          {texts.offline}
        </p>
      )}
    </div>
  )
}
