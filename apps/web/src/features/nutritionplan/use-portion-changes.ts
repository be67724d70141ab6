import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PortionChange } from '@kostbar/contracts/nutritionplan/schemas'
import { useApiMutation } from '../../lib/api.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblemWith } from '../../lib/toast-problem-with.ts'
import { undoOf } from './fit-week.ts'
import type { PlanOutcome } from './plan-outcome.ts'
import { texts } from './texts.ts'

/** Changes portions in the own plan. @param onOutcome called with the outcome, including undo */
export function usePortionChanges(onOutcome: (outcome: PlanOutcome) => void) {
  const user = useUser()
  const { mutate, isPending } = useApiMutation(nutritionplan.setPortions, {
    refresh: nutritionplan.mine,
    onError: toastProblemWith({ changed_meanwhile: texts.planChanged }),
  })
  const send = (changes: readonly PortionChange[], onSuccess: () => void, onChangedMeanwhile?: () => void) => {
    if (!user || isPending) return
    const body = { changes: changes.map(({ day, meal, recipeId, from, to }) => ({ day, meal, recipeId, from, to })) }
    const onError = ({ code }: ProblemError) => {
      if (code === 'changed_meanwhile') onChangedMeanwhile?.()
    }
    mutate({ params: { userId: user.id }, body }, { onSuccess, onError })
  }
  return {
    isPending,
    /** @param onClose called when the plan shows the new portions, or has changed meanwhile */
    change: (changes: readonly PortionChange[], onClose: () => void) => {
      const undo = () => send(undoOf(changes), () => onOutcome({ text: texts.fitUndone, undo: undefined }))
      const onSuccess = () => {
        onOutcome({ text: texts.fitDone(changes.length), undo })
        onClose()
      }
      send(changes, onSuccess, onClose)
    },
  }
}
