import { formatTenths } from '../number-format.ts'
import { formatQuantity } from './number-input.ts'
import type { Answers, Question, QuestionAnswer, Questionnaire } from './questionnaire.ts'
import { isBlank, visibleSteps } from './visible-questions.ts'

/** Question with its formatted answer; null when unanswered. */
export interface SummaryEntry {
  readonly id: string
  readonly label: string
  /** Heading of the group that starts with this question. */
  readonly heading?: string
  readonly answer: string | null
}

export interface SummaryStep {
  readonly id: string
  readonly title: string
  readonly entries: readonly SummaryEntry[]
}

/** Day as `22.11.2026`; an impossible date is returned as typed. */
const formatDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? `${date}.${month}.${year}` : day
}

const yesNoLabels = { YES: 'Ja', NO: 'Nein', UNDISCLOSED: 'Möchte ich nicht sagen' } as const

const labelOf = (question: Question, value: string): string =>
  ('options' in question && question.options.find((option) => option.value === value)?.label) || value

/** Formatted answer in the words of its question: `170 cm`, `Ja: seit 2015`, `Milch (G), Ei (C)`. */
export function formatAnswer(question: Question, answer: QuestionAnswer): string {
  if (typeof answer === 'number') {
    if (question.kind === 'scale') return `${answer} von ${question.max}`
    return question.kind === 'number' ? formatQuantity(answer, question) : formatTenths(answer)
  }
  if (Array.isArray(answer)) return answer.map((value) => labelOf(question, value)).join(', ')
  if (typeof answer === 'object')
    return answer.details ? `${yesNoLabels[answer.value]}: ${answer.details}` : yesNoLabels[answer.value]
  return question.kind === 'date' ? formatDay(answer) : labelOf(question, answer)
}

/** Summary of all visible questions with their formatted answers, by step. */
export const summarize = (questionnaire: Questionnaire, answers: Answers): SummaryStep[] =>
  visibleSteps(questionnaire, answers).map(({ id, title, questions }) => ({
    id,
    title,
    entries: questions.map((question) => {
      const answer = answers[question.id]
      const text = answer === undefined || isBlank(answer) ? null : formatAnswer(question, answer)
      return {
        id: question.id,
        label: question.label,
        ...(question.heading && { heading: question.heading }),
        answer: text,
      }
    }),
  }))

/** Table rows of the answers: step, question, answer. */
export const summaryRows = (questionnaire: Questionnaire, answers: Answers) =>
  summarize(questionnaire, answers).flatMap(({ title, entries }) =>
    entries.map(({ label, answer }) => ({ step: title, question: label, answer: answer ?? '' })),
  )
