import type { Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import { questionsOf } from '@kostbar/contracts/anamnesis/visible-questions'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'

/** Ids of the questions in kg, whose answers are hidden in protective mode; empty outside it. */
export function useHiddenQuestions(questionnaire: Questionnaire): ReadonlySet<string> {
  const isProtective = useProtectiveMode()
  if (!isProtective) return new Set()
  const weights = questionsOf(questionnaire).filter((question) => question.kind === 'number' && question.unit === 'kg')
  return new Set(weights.map(({ id }) => id))
}
