import { lengthInDays, viennaDay } from '@kostbar/contracts/calendar'
import type { Client } from '@kostbar/contracts/clients/schemas'
import { formatDeadline } from '@kostbar/contracts/deadline-text'
import { formatCount } from '../../lib/format.ts'
import { waitingTexts } from './texts.ts'

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Duration in its largest unit: `3 Std.`, `2 Tage`. @param days plural of Tag in the case the sentence needs */
function formatDuration(durationMs: number, days: 'Tage' | 'Tagen'): string {
  if (durationMs < hourMs) return `${Math.max(1, Math.round(durationMs / minuteMs))} Min.`
  if (durationMs < 2 * dayMs) return `${Math.round(durationMs / hourMs)} Std.`
  return formatCount(Math.round(durationMs / dayMs), 'Tag', days)
}

/** Deadline of an answer: `in 3 Std.`, `2 Std. überfällig`, `bis So, 17:00`; null if none is due. */
export function answerText(answer: Client['answer'], now: Date = new Date()): string | null {
  if (!answer?.dueAt) return null
  if (answer.state === 'AWAY') return `bis ${formatDeadline(answer.dueAt, now)}`
  const remainingMs = new Date(answer.dueAt).getTime() - now.getTime()
  return remainingMs >= 0
    ? `in ${formatDuration(remainingMs, 'Tagen')}`
    : `${formatDuration(-remainingMs, 'Tage')} überfällig`
}

/** Distance to a past moment in calendar days in Vienna: `heute`, `gestern`, `vor 9 Tagen`. */
export function daysAgoText(moment: string, now: Date = new Date()): string {
  const days = lengthInDays(viennaDay(moment), viennaDay(now)) - 1
  if (days <= 0) return 'heute'
  return days === 1 ? 'gestern' : `vor ${days} Tagen`
}

/**
 * What is to be answered or done for a client who needs attention, as one short line. Empty for the others: their status
 * and last visit say why they are in their group.
 */
export function dueText({ reason, waitingFor }: Pick<Client, 'reason' | 'waitingFor'>): string {
  if (reason === 'ANSWER') return waitingFor ? waitingTexts[waitingFor] : ''
  if (reason === 'REVIEW') return 'Besprechung fällig'
  return reason === 'TARGETS' ? 'Anamnese da, Tagesziele fehlen' : ''
}
