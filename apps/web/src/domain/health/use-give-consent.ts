import { health } from '@kostbar/contracts/health/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Mutation that gives the consent to the processing of health data, then fetches again what was refused without it. */
export function useGiveConsent(onGiven?: () => void) {
  const queries = useQueryClient()
  return useApiMutation(health.giveConsent, {
    refresh: health.consent,
    onSuccess() {
      void queries.invalidateQueries()
      toast.success(texts.agreed)
      onGiven?.()
    },
    onError: toastProblem,
  })
}
