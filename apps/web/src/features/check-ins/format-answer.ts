import type { CheckIn, CheckInAnswer, Question } from '@kostbar/contracts/check-ins/schemas'
import { formatDifference } from '@kostbar/contracts/format-difference'
import { texts } from './texts.ts'

/** Answer to a question in German: `7 von 10`, `Ja`, `82,4 kg`, or the text; null without an answer. */
export function formatAnswer({ kind, unit }: Question, value: CheckInAnswer['value'] | undefined): string | null {
  if (value === undefined || value === '') return null
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  if (typeof value === 'string') return value
  return kind === 'SCALE' ? texts.scale(value) : texts.number(value, unit)
}

/** Answer of a check-in to a question; undefined when it has none. */
export const answerTo = ({ answers }: CheckIn, questionId: string): CheckInAnswer['value'] | undefined =>
  answers?.find((answer) => answer.questionId === questionId)?.value

/** Difference between two answers (`formatDifference`); null unless both are numbers. */
export const answerDifference = (
  now: CheckInAnswer['value'] | undefined,
  before: CheckInAnswer['value'] | undefined,
): string | null => (typeof now === 'number' && typeof before === 'number' ? formatDifference(now - before) : null)
