import { texts } from '../texts.ts'
import { maxNumber } from './limits.ts'
import { isAboutBody } from './questions.ts'
import type { CheckInAnswer, Question } from './schemas.ts'

type Value = CheckInAnswer['value']

const maxScale = 10

/**
 * Questions that a member is asked.
 * @param isProtective whether the member is in protective mode, in which questions about the body are left out
 */
export const askedQuestions = (questions: readonly Question[], isProtective: boolean): Question[] =>
  questions.filter((question) => !(isProtective && isAboutBody(question)))

const isScaleValue = (value: Value) => Number.isInteger(value) && Number(value) >= 1 && Number(value) <= maxScale

const isNumberValue = (value: Value) => typeof value === 'number' && value >= 0 && value <= maxNumber

/** Whether an answer fits its question, and what is said when it does not or is missing, by kind of question. */
const checks: Readonly<Record<Question['kind'], { fits: (value: Value) => boolean; problem: string }>> = {
  SCALE: { fits: isScaleValue, problem: texts.scale(maxScale) },
  YES_NO: { fits: (value) => typeof value === 'boolean', problem: texts.checkInChoice },
  NUMBER: { fits: isNumberValue, problem: texts.range(0, maxNumber) },
  TEXT: { fits: (value) => typeof value === 'string', problem: texts.required },
}

function problemOf({ kind, isRequired }: Question, answer: CheckInAnswer | undefined): string | null {
  const { fits, problem } = checks[kind]
  const isRight = answer && answer.value !== '' ? fits(answer.value) : !isRequired
  return isRight ? null : problem
}

/**
 * Checks the answers to a check-in: required questions are answered, and each answer fits the kind of its question.
 * Answers to other questions are ignored.
 * @param questions the questions that are asked (`askedQuestions`)
 * @returns German texts by id of the question; empty when there is nothing to correct
 */
export const problemsOf = (
  questions: readonly Question[],
  answers: readonly CheckInAnswer[],
): Record<string, string> => {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  return Object.fromEntries(
    questions.flatMap((question) => {
      const text = problemOf(question, byQuestion.get(question.id))
      return text === null ? [] : [[question.id, text]]
    }),
  )
}

/**
 * Answers as they are stored: one for each answered question, in the order of the questions; the last one counts.
 * @param questions the questions that are asked (`askedQuestions`)
 */
export function answersTo(questions: readonly Question[], answers: readonly CheckInAnswer[]): CheckInAnswer[] {
  const byQuestion = new Map(answers.map((answer) => [answer.questionId, answer]))
  return questions.flatMap(({ id }) => {
    const answer = byQuestion.get(id)
    return answer && answer.value !== '' ? [answer] : []
  })
}
