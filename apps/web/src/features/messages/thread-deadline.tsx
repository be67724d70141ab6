import type { Deadline } from '@kostbar/contracts/deadline'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import type { Coaching } from '@kostbar/contracts/messages/schemas'
import type { ReactNode } from 'react'
import { DeadlineLine } from '../../domain/deadlines/deadline-line.tsx'
import { dueText, isOverdue } from '../../domain/deadlines/due-text.ts'
import { clientTexts } from '../../domain/deadlines/texts.ts'
import { TrainerConsentHint } from '../../domain/health/trainer-consent-hint.tsx'
import { formatDate } from '../../lib/format.ts'
import { otherPerson } from './other-person.ts'
import { texts } from './texts.ts'

interface ThreadDeadlineProps {
  readonly deadline: Deadline
  readonly coaching: Coaching
  readonly isTrainer: boolean
}

function toClient({ state, dueAt }: Deadline, coaching: Coaching): ReactNode {
  const { away, trainer } = coaching
  if (state === 'NO_CONSENT') return <TrainerConsentHint trainer={otherPerson(coaching, false).name} />
  if (state === 'PAUSED' || !dueAt) return clientTexts.paused
  const when = formatDeadline(dueAt)
  if (state === 'AWAY') {
    const absence = away && trainer ? texts.away(trainer.firstName, formatDate(away.until)) : ''
    return `${absence} ${texts.answerBy(when)}`.trim()
  }
  return isOverdue(dueAt) ? clientTexts.overdue(when) : texts.answerBy(when)
}

/** Deadline of the trainer's answer to a thread, worded for the viewer's side. */
export const ThreadDeadline = ({ deadline, coaching, isTrainer }: ThreadDeadlineProps) => (
  <DeadlineLine deadline={deadline}>{isTrainer ? dueText(deadline) : toClient(deadline, coaching)}</DeadlineLine>
)
