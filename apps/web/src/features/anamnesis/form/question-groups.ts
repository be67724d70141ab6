import type { Question } from '@kostbar/contracts/anamnesis/questionnaire'

/** Questions below one heading; the first group may have none. */
export interface QuestionGroup {
  readonly heading: string | undefined
  readonly questions: readonly Question[]
}

/**
 * Groups the visible questions of a step by headings, in order.
 * @param all questions of the step, hidden ones included: a heading stays when the question that carries it is hidden
 */
export function groupQuestions(all: readonly Question[], visible: readonly Question[]): QuestionGroup[] {
  const visibleIds = new Set(visible.map(({ id }) => id))
  const groups: { heading: string | undefined; questions: Question[] }[] = []
  for (const question of all) {
    if (groups.length === 0 || question.heading !== undefined) groups.push({ heading: question.heading, questions: [] })
    if (visibleIds.has(question.id)) groups.at(-1)?.questions.push(question)
  }
  return groups.filter(({ questions }) => questions.length > 0)
}
