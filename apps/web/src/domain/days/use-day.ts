import { dayLog } from '@kostbar/contracts/day-log/endpoints'
import type { DayChanges } from '@kostbar/contracts/day-log/schemas'
import type { Request } from '@kostbar/contracts/endpoint'
import { useMutationState, useQuery } from '@tanstack/react-query'
import { query } from '../../lib/api.ts'
import { applyChanges } from './apply-changes.ts'

/** Query of a day of a member's day log. @param day `2026-11-22` */
export const dayQueryOf = (userId: string, day: string) => query(dayLog.get, { params: { userId, day } })

/**
 * Query of a day with pending changes applied (optimistic).
 * @returns the query, and the changes of this day that the API has not confirmed yet, oldest first
 */
export function useDay(userId: string, day: string) {
  const dayQuery = useQuery(dayQueryOf(userId, day))
  const requests = useMutationState({
    filters: { mutationKey: [dayLog.save.path], status: 'pending' },
    select: ({ state }) => state.variables as Request<typeof dayLog.save>,
  })
  const pending: DayChanges[] = requests
    .filter(({ params }) => params.day === day)
    .map(({ body: { at, ...rest } }) => rest)
  return { dayQuery: { ...dayQuery, data: dayQuery.data && pending.reduce(applyChanges, dayQuery.data) }, pending }
}
