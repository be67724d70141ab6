import { CloudOff } from 'lucide-react'
import { useWaitingAdditions } from './queries.ts'
import { texts } from './texts.ts'

/** Says that new items wait for a connection; without any, an empty live region. */
export function WaitingAdditions() {
  const count = useWaitingAdditions()
  return (
    <div role="status">
      {count > 0 ? (
        <p className="mb-2 flex items-center gap-2 text-sm text-ink-soft">
          <CloudOff className="size-4 shrink-0" aria-hidden="true" />
          {texts.waiting(count)}
        </p>
      ) : null}
    </div>
  )
}
