import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import type { DayChanges } from '@kostbar/contracts/day-log/schemas'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { useQueryClient } from '@tanstack/react-query'
import { dayQueryOf } from '../../domain/days/use-day.ts'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { useIsConnectionMissing } from '../../lib/use-are-changes-waiting.ts'

/** Changes with this scope are sent in the order they were made. */
const scope = 'day-log'

/**
 * Saves changes of days, also after another day is shown. Without a connection they wait for it; a refused one is taken
 * back with a toast.
 */
export function useSaveDay(userId: string) {
  const queries = useQueryClient()
  const isConnectionMissing = useIsConnectionMissing(scope)
  const { mutate } = useApiMutation(dayLog.save, {
    scope,
    // A change counts by its time, so it may be sent again.
    waitsForConnection: true,
    keepalive: true,
    // The weight of a day is a measure.
    refresh: [dayLog.list, measures.list],
    onSuccess(saved) {
      const { queryKey } = dayQueryOf(userId, saved.day)
      // A running refetch may have read the day before the change was stored.
      void queries.cancelQueries({ queryKey }).then(() => queries.setQueryData(queryKey, saved))
    },
    onError(problem) {
      toastProblem(problem)
      void queries.invalidateQueries({ queryKey: [dayLog.get.path] })
    },
  })
  const save = (day: string, changes: DayChanges) =>
    mutate({ params: { day }, body: { ...changes, at: new Date().toISOString() } })
  return { save, isConnectionMissing }
}
