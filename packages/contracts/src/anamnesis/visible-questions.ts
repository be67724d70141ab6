import type { Answers, Question, QuestionAnswer, Questionnaire, Step } from './questionnaire.ts'

/** Values that conditions compare, from the answer to a choice, choices or yes/no question. */
function valuesOf(answer: QuestionAnswer | undefined): readonly string[] {
  if (typeof answer === 'string') return [answer]
  if (Array.isArray(answer)) return answer
  return typeof answer === 'object' ? [answer.value] : []
}

export const questionsOf = ({ steps }: Questionnaire): readonly Question[] =>
  steps.flatMap(({ questions }) => questions)

/** Whether a question is visible. A condition that refers to an invisible question is not met. */
function isVisible({ condition }: Question, answers: Answers, byId: ReadonlyMap<string, Question>): boolean {
  if (!condition) return true
  const other = byId.get(condition.question)
  if (!other || !isVisible(other, answers, byId)) return false
  return valuesOf(answers[condition.question]).some((value) => condition.in.includes(value))
}

/** All steps, each with the questions that are visible for these answers. */
export function visibleSteps(questionnaire: Questionnaire, answers: Answers): Step[] {
  const byId = new Map(questionsOf(questionnaire).map((question) => [question.id, question]))
  return questionnaire.steps.map((step) => {
    return { ...step, questions: step.questions.filter((question) => isVisible(question, answers, byId)) }
  })
}

/** Whether an answer is empty: undefined, blank text, or no option chosen. */
export const isBlank = (answer: QuestionAnswer | undefined): boolean =>
  answer === undefined ||
  (typeof answer === 'string' && answer.trim() === '') ||
  (Array.isArray(answer) && answer.length === 0)

const trimmed = (answer: QuestionAnswer): QuestionAnswer => {
  if (typeof answer === 'string') return answer.trim()
  if (typeof answer !== 'object' || Array.isArray(answer)) return answer
  const { value, details = '' } = answer
  return value === 'YES' && details.trim() !== '' ? { value, details: details.trim() } : { value }
}

/** Answers to store at a submission: only those to visible questions, with trimmed texts and without blank answers. */
export function answersToStore(questionnaire: Questionnaire, answers: Answers): Answers {
  const questions = visibleSteps(questionnaire, answers).flatMap(({ questions }) => questions)
  const entries = questions.flatMap(({ id }) => {
    const answer = answers[id]
    return answer === undefined || isBlank(answer) ? [] : [[id, trimmed(answer)] as const]
  })
  return Object.fromEntries(entries)
}
