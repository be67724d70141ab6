import type { CheckInAnswer, Question } from '@kostbar/contracts/check-ins/schemas'
import { parseGermanNumber } from '../../lib/parse-number.ts'

/** Answer as the form holds it: numbers of the kind NUMBER are the typed text. */
export type TypedAnswer = string | number | boolean

/** Answers of the form by id of the question. */
export type TypedAnswers = Readonly<Record<string, TypedAnswer>>

function answerOf({ kind }: Question, typed: TypedAnswer | undefined): CheckInAnswer['value'] | undefined {
  if (kind === 'NUMBER') return parseGermanNumber(String(typed ?? ''))
  if (typeof typed !== 'string') return typed
  return typed.trim() || undefined
}

/** Answers as they are sent: without those that were left empty. A text that is no number is NaN, which is refused. */
export const answersOf = (asked: readonly Question[], typed: TypedAnswers): CheckInAnswer[] =>
  asked.flatMap((question) => {
    const value = answerOf(question, typed[question.id])
    return value === undefined ? [] : [{ questionId: question.id, value }]
  })
