import { useLocation, useNavigate } from 'react-router-dom'
import { useStepBack } from './use-step-back.ts'

/**
 * The step of a form in the browser's history, so that its back button leads to the step before.
 * @param ready whether the first step is filled in; a reload forgets that, and the first step shows again
 */
export function useStep(ready: boolean) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const back = useStepBack()
  const reached = ((state ?? {}) as { step?: number }).step === 2
  return {
    step: ready && reached ? (2 as const) : (1 as const),
    forward: () => {
      // After a reload the history is at the second step already; another one would make the way back lead to itself.
      if (!reached) void navigate({ pathname, search }, { state: { step: 2 }, preventScrollReset: true })
    },
    back,
  }
}
