import { useLocation, useNavigate } from 'react-router-dom'
import { useHistoryBack } from './use-history-back.ts'

/**
 * Step of a two-step form, stored in the history state: the browser's back button returns to step 1.
 * @param ready whether step 1 is filled in; after a reload it is not, and step 1 shows again
 */
export function useFormStep(ready: boolean) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const back = useHistoryBack()
  const isSecondStep = ((state ?? {}) as { step?: number }).step === 2
  return {
    step: ready && isSecondStep ? (2 as const) : (1 as const),
    forward: () => {
      // After a reload the current history entry is step 2 already; a second entry would make "back" lead to itself.
      if (!isSecondStep) void navigate({ pathname, search, hash }, { state: { step: 2 }, preventScrollReset: true })
    },
    back,
  }
}
