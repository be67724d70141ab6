import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import { DeadlineLine } from '../../domain/deadlines/deadline-line.tsx'
import { dueText } from '../../domain/deadlines/due-text.ts'
import { clientTexts } from './client-texts.ts'
import { StatusBadge } from './status-badge.tsx'
import { texts } from './texts.ts'

interface CheckInHeadProps {
  /** Id of the heading. */
  readonly id?: string
  readonly checkIn: CheckIn
}

/** Head of a client's check-in: day, state, and the deadline of the reply. */
export function CheckInHead({ id, checkIn: { dueOn, status, submittedAt, deadline } }: CheckInHeadProps) {
  return (
    <div className="mb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h2 id={id} className="text-xl">
          {texts.of(dueOn)}
        </h2>
        <StatusBadge status={status} />
      </div>
      {submittedAt ? <p className="mt-1 text-sm text-ink-soft">{clientTexts.submittedOn(submittedAt)}</p> : null}
      {deadline ? (
        <div className="mt-2">
          <DeadlineLine deadline={deadline}>{dueText(deadline)}</DeadlineLine>
        </div>
      ) : null}
    </div>
  )
}
