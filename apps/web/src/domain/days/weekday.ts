import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { dayInVienna } from '../../lib/format.ts'

/** The weekday in Vienna. */
export function weekdayInVienna(moment: Date = new Date()): Weekday {
  const day = new Date(`${dayInVienna(moment)}T12:00:00Z`).getUTCDay()
  return weekdays[(day + 6) % 7] ?? 'Monday'
}
