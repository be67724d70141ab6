import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/schemas'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { overrideInput } from './override-input.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { texts } from './texts.ts'

/** What the API asks a reason for before it undoes a change. */
interface Question {
  readonly revisionId: string
  readonly conflicts: readonly AllergenConflict[]
}

/** Undoes a revision of the own plan. @param onOutcome is told what was done */
export function usePlanUndo(onOutcome: (outcome: PlanOutcome) => void) {
  const user = useUser()
  const [question, setQuestion] = useState<Question>()
  const { mutate, isPending } = useApiMutation(nutritionplan.undo, {
    refresh: nutritionplan.mine,
    onSuccess: () => {
      setQuestion(undefined)
      onOutcome({ text: texts.undone, undo: undefined })
    },
    onError: (problem, { params: { id: revisionId } }) => {
      if (problem.code === 'allergen_conflict' && Array.isArray(problem.current))
        setQuestion({ revisionId, conflicts: problem.current as AllergenConflict[] })
      else toastProblem(problem, { changed_meanwhile: texts.undoTooLate })
    },
  })
  const undo = (id: string, overrides: ReturnType<typeof overrideInput>[] = []) => {
    if (user && !isPending) mutate({ params: { userId: user.id, id }, body: { overrides } })
  }
  return {
    isPending,
    undo: (revisionId: string) => undo(revisionId),
    /** The conflicts that a reason is needed for; undefined when none is. */
    conflicts: question?.conflicts,
    /** Undoes the change with this reason. */
    confirm: (reason: string) => {
      if (question)
        undo(
          question.revisionId,
          question.conflicts.map((conflict) => overrideInput({ ...conflict, reason })),
        )
    },
    cancel: () => setQuestion(undefined),
  }
}
