import { weekdayNames, weekdays } from '@kostbar/contracts/meals'
import * as z from 'zod/mini'
import { formatTotal } from './ingredient-totals.ts'
import { storedTotal } from './planned-items.ts'

/**
 * What a list entry from the plan is for, day by day: `Montag: 60 g Haferflocken`.
 * @param planned stored total of the entry; null for an entry that is not from the plan, which has no days
 */
export function plannedDays(planned: unknown): string[] {
  if (planned === null) return []
  const total = z.parse(storedTotal, planned)
  return weekdays.flatMap((day) => {
    const amount = total.days[day]
    return amount === undefined ? [] : [`${weekdayNames[day]}: ${formatTotal({ ...total, days: { [day]: amount } })}`]
  })
}
