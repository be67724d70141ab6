import { nutritionplan } from '@kostbar/contracts/nutritionplan/endpoints'
import type { PortionChange } from '@kostbar/contracts/nutritionplan/schemas'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { useUser } from '../../lib/session.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { undoOf } from './fit-week.ts'
import { texts } from './texts.ts'

interface Outcome {
  readonly text: string
  /** Undoes what was done; undefined once it is undone. */
  readonly undo: (() => void) | undefined
}

/** Changes portions in the own plan, with undo for the last change. */
export function usePortionChanges() {
  const user = useUser()
  const [outcome, setOutcome] = useState<Outcome>()
  const { mutate, isPending } = useApiMutation(nutritionplan.portions, {
    refresh: nutritionplan.mine,
    onError: (problem) => toastProblem(problem, { changed_meanwhile: texts.planChanged }),
  })
  const send = (changes: readonly PortionChange[], onSuccess: () => void) => {
    if (!user || isPending) return
    const body = { changes: changes.map(({ day, meal, recipeId, from, to }) => ({ day, meal, recipeId, from, to })) }
    mutate({ params: { userId: user.id }, body }, { onSuccess })
  }
  return {
    outcome,
    isPending,
    /** @param onDone runs when the plan shows the new portions */
    change: (changes: readonly PortionChange[], onDone: () => void) =>
      send(changes, () => {
        const undo = () => send(undoOf(changes), () => setOutcome({ text: texts.fitUndone, undo: undefined }))
        setOutcome({ text: texts.fitDone(changes.length), undo })
        onDone()
      }),
  }
}
