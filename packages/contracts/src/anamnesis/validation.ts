import { ageOn } from '../age.ts'
import { texts } from '../texts.ts'
import { detailsLength, maxAge, minAge } from './limits.ts'
import { rangeText } from './number-input.ts'
import type { Answers, Question, QuestionAnswer, Questionnaire, QuestionOf, Step } from './questionnaire.ts'
import { isBlank, questionsOf, visibleSteps } from './visible-questions.ts'

/** German error messages by question id; empty when the answers are valid. */
export type AnswerProblems = Record<string, string>

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`)
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

const hasOption = ({ options }: QuestionOf<'choice' | 'choices'>, value: string) =>
  options.some((option) => option.value === value)

/** Whether an answer has the data type of its question, as drafts require even while somebody is typing. */
function hasKindOf(question: Question, answer: QuestionAnswer): boolean {
  switch (question.kind) {
    case 'text':
    case 'longText':
    case 'date':
      return typeof answer === 'string'
    case 'number':
    case 'scale':
      return typeof answer === 'number'
    case 'choice':
      return typeof answer === 'string' && (answer === '' || hasOption(question, answer))
    case 'choices':
      return Array.isArray(answer) && answer.every((value) => hasOption(question, value))
    case 'yesNo':
      return typeof answer === 'object' && !Array.isArray(answer)
  }
}

const tooLong = (text: string, max: number): string | null => (text.length > max ? texts.tooLong(max) : null)

/**
 * German error message for a text that is too long for its question; null otherwise. NUL and broken characters are
 * refused by the schema.
 */
function lengthProblem(question: Question, answer: QuestionAnswer): string | null {
  if (question.kind === 'text' || question.kind === 'longText') return tooLong(String(answer), question.maxLength)
  if (question.kind === 'date') return tooLong(String(answer), 10)
  return question.kind === 'yesNo' && typeof answer === 'object' && 'value' in answer
    ? tooLong(answer.details ?? '', detailsLength)
    : null
}

const draftProblem = (question: Question, answer: QuestionAnswer): string | null =>
  hasKindOf(question, answer) ? lengthProblem(question, answer) : texts.default

function dateProblem({ quantity }: QuestionOf<'date'>, day: string, today: string): string | null {
  if (!isDay(day)) return 'Bitte gib ein Datum an, zum Beispiel 24.12.1990.'
  if (quantity === 'target')
    return day > today && ageOn(today, day) <= 10 ? null : 'Bitte wähle einen Tag in den nächsten zehn Jahren.'
  const age = ageOn(day, today)
  if (day > today || age > maxAge) return 'Bitte prüfe dein Geburtsdatum.'
  return age < minAge ? 'Die Anamnese ist für Menschen ab 18. Bitte prüfe dein Geburtsdatum.' : null
}

function choicesProblem({ none }: QuestionOf<'choices'>, values: readonly string[]): string | null {
  if (none && values.includes(none) && values.length > 1) return 'Bitte wähle entweder „Keine“ oder das, was zutrifft.'
  return new Set(values).size < values.length ? texts.default : null
}

/** German error message for an answer of the right data type; null when it is valid. */
function answerProblem(question: Question, answer: QuestionAnswer, today: string): string | null {
  if (question.kind === 'date') return dateProblem(question, String(answer), today)
  if (question.kind === 'choices') return choicesProblem(question, answer as string[])
  if (question.kind === 'scale') {
    const { min, max } = question
    return Number.isInteger(answer) && Number(answer) >= min && Number(answer) <= max ? null : texts.default
  }
  if (question.kind !== 'number') return null
  const value = Number(answer)
  return value >= question.min && value <= question.max ? null : rangeText(question)
}

const requiredTexts: Partial<Record<Question['kind'], string>> = {
  choice: 'Bitte wähle eine Antwort.',
  choices: 'Bitte wähle mindestens eine Antwort.',
  scale: 'Bitte wähle eine Zahl.',
  yesNo: 'Bitte wähle eine Antwort.',
}

function problemOf(question: Question, answer: QuestionAnswer | undefined, today: string): string | null {
  if (answer === undefined || isBlank(answer))
    return question.required ? (requiredTexts[question.kind] ?? texts.required) : null
  return draftProblem(question, answer) ?? answerProblem(question, answer, today)
}

const collect = (questions: readonly Question[], check: (question: Question) => string | null): AnswerProblems =>
  Object.fromEntries(
    questions.flatMap((question) => {
      const problem = check(question)
      return problem === null ? [] : [[question.id, problem]]
    }),
  )

/**
 * Errors that prevent answers from being stored in a draft: a wrong data type, or a text that is too long. Missing
 * answers and numbers out of range are allowed, because somebody may still be typing.
 * @returns German error messages by question id
 */
export const validateDraft = (questionnaire: Questionnaire, answers: Answers): AnswerProblems =>
  collect(questionsOf(questionnaire), (question) => {
    const answer = answers[question.id]
    return answer === undefined ? null : draftProblem(question, answer)
  })

/**
 * Errors of a step: missing and invalid answers.
 * @param step one of `visibleSteps`
 * @param today as `2026-11-22`
 * @returns German error messages by question id
 */
export const validateStep = ({ questions }: Step, answers: Answers, today: string): AnswerProblems =>
  collect(questions, (question) => problemOf(question, answers[question.id], today))

/**
 * Errors of all visible questions; answers with errors cannot be submitted.
 * @returns German error messages by question id
 */
export const validateAnswers = (questionnaire: Questionnaire, answers: Answers, today: string): AnswerProblems =>
  Object.assign(
    {},
    ...visibleSteps(questionnaire, answers).map((visibleStep) => validateStep(visibleStep, answers, today)),
  )
