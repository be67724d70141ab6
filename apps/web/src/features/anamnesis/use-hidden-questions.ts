import type { Questionnaire } from '@kostbar/contracts/anamnesis/questionnaire'
import { questionsOf } from '@kostbar/contracts/anamnesis/visible-questions'
import { useProtectiveMode } from '../../domain/protective-mode/use-protective-mode.ts'

/** Ids of the questions about weight, whose answers are not shown in protective mode. */
export function useHiddenQuestions(questionnaire: Questionnaire): ReadonlySet<string> {
  const isProtective = useProtectiveMode()
  if (!isProtective) return new Set()
  const weights = questionsOf(questionnaire).filter((question) => question.kind === 'number' && question.unit === 'kg')
  return new Set(weights.map(({ id }) => id))
}
