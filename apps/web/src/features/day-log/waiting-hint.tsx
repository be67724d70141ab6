import { CloudOff } from 'lucide-react'
import { texts } from './texts.ts'

/** Says that changes are sent once there is a connection; announced to screen readers when it appears. */
export const WaitingHint = ({ isWaiting }: { readonly isWaiting: boolean }) => (
  <p role="status" className="mt-4 flex items-center gap-2 text-sm text-ink-soft empty:hidden">
    {isWaiting ? (
      <>
        <CloudOff className="size-4 shrink-0" aria-hidden="true" />
        {texts.waiting}
      </>
    ) : null}
  </p>
)
