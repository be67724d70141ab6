import type { CheckIn } from '@kostbar/contracts/check-ins/schemas'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import type { ReactNode } from 'react'
import { DeadlineLine } from '../../domain/deadlines/deadline-line.tsx'
import { isOverdue } from '../../domain/deadlines/due-text.ts'
import { clientTexts } from '../../domain/deadlines/texts.ts'
import { TrainerConsentHint } from '../../domain/health/trainer-consent-hint.tsx'
import { Card } from '../../ui/card.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { AnswerList } from './answer-list.tsx'
import { myTexts } from './my-texts.ts'
import { ReplyText } from './reply-text.tsx'
import { StatusBadge } from './status-badge.tsx'
import { texts } from './texts.ts'

interface MyCheckInProps {
  readonly checkIn: CheckIn
  /** First name of the current trainer; null without one. */
  readonly trainer: string | null
  /** Whether it has just been submitted: it replaces the form and takes the focus. */
  readonly takesFocus: boolean
}

/** A member's earlier check-in with its answers and the trainer's reply. */
export const MyCheckIn = ({ checkIn, trainer, takesFocus }: MyCheckInProps) => (
  <Card as="li">
    <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <h3 ref={takesFocus ? focusOnMount : undefined} tabIndex={-1} className="text-lg">
        {texts.of(checkIn.dueOn)}
      </h3>
      <StatusBadge status={checkIn.status} />
    </div>
    {checkIn.deadline ? (
      <DeadlineLine deadline={checkIn.deadline}>{deadlineText(checkIn.deadline, trainer)}</DeadlineLine>
    ) : null}
    {checkIn.status === 'MISSED' ? <p className="text-ink-soft">{myTexts.missed}</p> : <AnswerList checkIn={checkIn} />}
    {checkIn.reply === null ? null : <ReplyText title={myTexts.reply} text={checkIn.reply} />}
  </Card>
)

function deadlineText({ state, dueAt }: NonNullable<CheckIn['deadline']>, trainer: string | null): ReactNode {
  const name = trainer ?? myTexts.yourTrainer
  if (state === 'NO_CONSENT') return <TrainerConsentHint trainer={name} />
  if (state === 'PAUSED' || !dueAt) return clientTexts.paused
  const when = formatDeadline(dueAt)
  return state === 'RUNNING' && isOverdue(dueAt) ? clientTexts.overdue(when) : myTexts.answerBy(name, when)
}
