import type { Deadline } from '@kostbar/contracts/deadline'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import type { Coaching } from '@kostbar/contracts/messages/schemas'
import { Clock, Pause } from 'lucide-react'
import type { ReactNode } from 'react'
import { TrainerConsentHint } from '../../domain/health/trainer-consent-hint.tsx'
import { formatDate } from '../../lib/format.ts'
import { otherPerson } from './other-person.ts'
import { texts } from './texts.ts'
import { threadTexts } from './thread-texts.ts'

interface DeadlineLineProps {
  readonly deadline: Deadline
  readonly coaching: Coaching
  readonly isTrainer: boolean
}

const isPast = (dueAt: string) => new Date(dueAt).getTime() < Date.now()

function toTrainer({ state, dueAt }: Deadline): string {
  if (state === 'NO_CONSENT') return threadTexts.dueWithoutConsent
  if (state === 'PAUSED' || !dueAt) return texts.dueStands
  if (state === 'AWAY') return texts.dueAway
  const when = formatDeadline(dueAt)
  return isPast(dueAt) ? texts.overdue(when) : texts.dueBy(when)
}

function toClient({ state, dueAt }: Deadline, coaching: Coaching): ReactNode {
  const { away, trainer } = coaching
  if (state === 'NO_CONSENT') return <TrainerConsentHint trainer={otherPerson(coaching, false).name} />
  if (state === 'PAUSED' || !dueAt) return texts.clockStands
  const when = formatDeadline(dueAt)
  if (state === 'AWAY') {
    const absence = away && trainer ? texts.away(trainer.firstName, formatDate(away.until)) : ''
    return `${absence} ${texts.answerBy(when)}`.trim()
  }
  return isPast(dueAt) ? texts.answerLate(when) : texts.answerBy(when)
}

/** Deadline of the trainer's answer, worded for the viewer's side. */
export function DeadlineLine({ deadline, coaching, isTrainer }: DeadlineLineProps) {
  const Icon = deadline.state === 'RUNNING' ? Clock : Pause
  return (
    <p className="mb-2 flex items-start gap-2 text-sm font-semibold text-apricot-ink">
      <Icon className="mt-[0.2em] size-4 shrink-0" aria-hidden="true" />
      <span>{isTrainer ? toTrainer(deadline) : toClient(deadline, coaching)}</span>
    </p>
  )
}
