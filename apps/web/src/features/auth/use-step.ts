import { useLocation, useNavigate } from 'react-router-dom'

/**
 * The step of a form in the browser's history, so that its back button leads to the step before.
 * @param ready whether the first step is filled in; a reload forgets that, and the first step shows again
 */
export function useStep(ready: boolean) {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const reached = ((state ?? {}) as { step?: number }).step === 2
  return {
    step: ready && reached ? (2 as const) : (1 as const),
    forward: () => void navigate({ pathname, search }, { state: { step: 2 }, preventScrollReset: true }),
    back: () => void navigate(-1),
  }
}
