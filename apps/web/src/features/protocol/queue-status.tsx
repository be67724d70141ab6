import { Check, CloudOff } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { countWaiting } from './queue/entries.ts'
import type { EntryQueue } from './queue/entry-queue.ts'
import { texts } from './texts.ts'
import { useQueueState } from './use-protocol.ts'

/** State of the entry queue: stored, waiting for a connection, or refused; empty until the waiting entries are loaded. */
export function QueueStatus({ queue }: { readonly queue: EntryQueue }) {
  const { waiting, status, problem } = useQueueState(queue)
  const count = countWaiting(waiting)
  if (status === 'REFUSED')
    return (
      <div className="mt-3">
        <Notice tone="berry">
          <p>{problem}</p>
          <div className="mt-3">
            <Button variant="secondary" size="sm" onClick={queue.dropRefused}>
              {texts.status.drop}
            </Button>
          </div>
        </Notice>
      </div>
    )
  if (status === 'OFFLINE')
    return (
      <div className="mt-3">
        <div role="status" className="flex gap-3 rounded-lg bg-apricot-soft p-4 text-apricot-ink">
          <CloudOff className="mt-[0.2em] size-5 shrink-0" aria-hidden="true" />
          <div>
            <p className="font-semibold">{texts.status.waiting(count)}</p>
            <p className="text-sm">{texts.status.waitingText}</p>
          </div>
        </div>
      </div>
    )
  if (status === 'LOADING') return <p role="status" className="mt-3 min-h-[1lh] text-sm" />
  return (
    <p role="status" className="mt-3 flex items-center gap-1.5 text-sm text-ink-soft">
      {count > 0 ? null : <Check className="size-4 text-leaf" aria-hidden="true" />}
      {count > 0 ? texts.status.saving : texts.status.stored}
    </p>
  )
}
