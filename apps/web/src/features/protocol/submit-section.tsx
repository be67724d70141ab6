import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import { protocol as endpoints } from '@kostbar/contracts/protocol/endpoints'
import { minCompleteDays, protocolDays } from '@kostbar/contracts/protocol/limits'
import type { Protocol, ProtocolDay } from '@kostbar/contracts/protocol/schemas'
import { users } from '@kostbar/contracts/users/endpoints'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { LazyConfirmDialog } from '../../lib/lazy-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { countWaiting } from './queue/entries.ts'
import type { QueueState } from './queue/queue-state.ts'
import { texts } from './texts.ts'

interface SubmitSectionProps {
  readonly protocol: Protocol
  /** Days with their waiting changes. */
  readonly days: readonly ProtocolDay[]
  readonly queueState: QueueState
  readonly onDiscarded: () => void
}

/** Section with the buttons to submit or discard a protocol. */
export function SubmitSection({ protocol, days, queueState: { waiting, status }, onDiscarded }: SubmitSectionProps) {
  const [dialog, setDialog] = useState<'SUBMIT' | 'DISCARD' | null>(null)
  const close = () => setDialog(null)
  const complete = days.filter((day) => day.complete).length
  const missing = protocolDays - complete
  const hasTooFew = complete < minCompleteDays
  // The API would submit the protocol without the entries that wait, a text still being typed among them.
  const isWaiting = status === 'LOADING' || countWaiting(waiting) > 0
  const submit = useApiMutation(endpoints.submit, {
    refresh: [endpoints.get, dayLog.get, users.info],
    onSuccess: () => {
      close()
      toast.success(texts.submit.done)
    },
    onError: (problem) => {
      close()
      toastProblem(problem)
    },
  })
  const { number } = protocol
  const send = () => submit.mutate({ body: { number, incomplete: missing > 0 } })
  return (
    <Card as="section" aria-labelledby="abschicken" className="mt-8">
      <h2 id="abschicken" className="text-xl">
        {texts.submit.title}
      </h2>
      <p className="mt-1 text-ink-soft">{texts.submit.progress(complete)}</p>
      {hasTooFew ? (
        <p className="mt-1 text-ink-soft">
          {protocol.writable ? texts.submit.early(minCompleteDays - complete) : texts.submit.tooLate}
        </p>
      ) : null}
      {status === 'OFFLINE' ? <p className="mt-1 text-apricot-ink">{texts.submit.waiting}</p> : null}
      {status === 'REFUSED' ? <p className="mt-1 text-berry">{texts.submit.refused}</p> : null}
      <div className="mt-4 flex flex-wrap gap-3">
        {hasTooFew && !protocol.writable ? null : (
          <Button
            disabled={hasTooFew || isWaiting}
            pending={submit.isPending}
            onClick={() => (missing > 0 ? setDialog('SUBMIT') : send())}
          >
            {texts.submit.button}
          </Button>
        )}
        {protocol.status === 'RUNNING' ? (
          <Button variant="quiet" onClick={() => setDialog('DISCARD')}>
            {texts.discard.button}
          </Button>
        ) : null}
      </div>
      {dialog === 'SUBMIT' ? (
        <LazyConfirmDialog
          title={texts.submit.confirmTitle}
          text={texts.submit.confirmText(missing)}
          confirmLabel={texts.submit.confirm}
          variant="primary"
          pending={submit.isPending}
          onConfirm={send}
          onClose={close}
        />
      ) : null}
      {dialog === 'DISCARD' ? (
        <ConfirmCall
          endpoint={endpoints.discard}
          request={{ params: { number } }}
          refresh={[endpoints.get, dayLog.get]}
          title={texts.discard.title}
          text={texts.discard.text}
          confirmLabel={texts.discard.button}
          done={texts.discard.done}
          onDone={onDiscarded}
          onClose={close}
        />
      ) : null}
    </Card>
  )
}
