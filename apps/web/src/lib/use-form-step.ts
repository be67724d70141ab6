import { useLocation, useNavigate } from 'react-router-dom'
import { useHistoryBack } from './use-history-back.ts'

/**
 * Current step of a two-step form, stored in the history state, so that the browser's back button returns to step 1.
 * @param ready whether step 1 is filled in; after a reload it is empty, and step 1 is shown again
 */
export function useFormStep(ready: boolean) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const back = useHistoryBack()
  const isSecondStep = ((state ?? {}) as { step?: number }).step === 2
  return {
    step: ready && isSecondStep ? (2 as const) : (1 as const),
    forward: () => {
      // After a reload the current history entry already has step 2; a second entry would make "back" lead to the same
      // step.
      if (!isSecondStep) void navigate({ pathname, search, hash }, { state: { step: 2 }, preventScrollReset: true })
    },
    back,
  }
}
