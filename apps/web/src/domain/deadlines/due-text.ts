import type { Deadline } from '@kostbar/contracts/deadline'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { texts } from './texts.ts'

/** Whether the due time of an answer has passed. */
export const isOverdue = (dueAt: string): boolean => new Date(dueAt).getTime() < Date.now()

/** German sentence for the trainer about the deadline of their answer. */
export function dueText({ state, dueAt }: Deadline): string {
  if (state === 'NO_CONSENT') return texts.withoutConsent
  if (state === 'PAUSED' || !dueAt) return texts.paused
  if (state === 'AWAY') return texts.away
  const when = formatDeadline(dueAt)
  return isOverdue(dueAt) ? texts.overdue(when) : texts.dueBy(when)
}
