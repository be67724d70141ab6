import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/override-schemas'
import { useState } from 'react'
import { allergenConflictsOf, overrideInputs } from '../../domain/conflicts/override-input.ts'
import { endpointsWithPlan } from '../../domain/plans/endpoints-with-plan.ts'
import { useApiMutation } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblemWith } from '../../lib/toast-problem-with.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { texts } from './texts.ts'

/** Revision whose undo needs a reason, with the allergen conflicts it would restore. */
interface OverrideQuestion {
  readonly revisionId: string
  readonly conflicts: readonly AllergenConflict[]
}

/** Undoes a revision of the own plan. @param onOutcome called with the outcome */
export function usePlanUndo(onOutcome: (outcome: PlanOutcome) => void) {
  const user = useUser()
  const [question, setQuestion] = useState<OverrideQuestion>()
  const { mutate, isPending, variables } = useApiMutation(nutritionplan.undo, {
    refresh: [...endpointsWithPlan, nutritionplan.revisions],
    onSuccess: () => {
      setQuestion(undefined)
      onOutcome({ text: texts.undone, undo: undefined })
    },
    onError: (problem, { params: { id: revisionId } }) => {
      const conflicts = allergenConflictsOf(problem)
      if (conflicts.length > 0) setQuestion({ revisionId, conflicts })
      else toastProblemWith({ changed_meanwhile: texts.undoTooLate })(problem)
    },
  })
  const undo = (id: string, overrides: ReturnType<typeof overrideInputs> = []) => {
    if (user && !isPending) mutate({ params: { userId: user.id, id }, body: { overrides } })
  }
  return {
    isPending,
    /** Id of the revision that is being undone. */
    pendingId: isPending ? variables?.params.id : undefined,
    undo: (revisionId: string) => undo(revisionId),
    /** Conflicts that need a reason; undefined if none do. */
    conflicts: question?.conflicts,
    /** Undoes the revision with this reason. */
    confirm: (reason: string) => {
      if (question) undo(question.revisionId, overrideInputs(question.conflicts, reason))
    },
    cancel: () => setQuestion(undefined),
  }
}
