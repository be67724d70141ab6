import type { Question, Questionnaire } from './questionnaire.ts'

const isWeight = (question: Question): boolean => question.kind === 'number' && question.unit === 'kg'

/** The questionnaire without questions about weight, for reading in protective mode. */
export const withoutWeights = (questionnaire: Questionnaire): Questionnaire => ({
  ...questionnaire,
  steps: questionnaire.steps.map((step) => ({
    ...step,
    questions: step.questions.filter((question) => !isWeight(question)),
  })),
})
