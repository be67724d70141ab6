import { addDays, viennaDay, viennaInstant, weekdayOf } from '../calendar.ts'
import type { Weekday } from '../meals.ts'

/** Schedule of a push message: now, once or weekly; days and times in Vienna. */
export type PushSchedule =
  | { kind: 'NOW' }
  | { kind: 'ONCE'; day: string; time: string }
  | { kind: 'WEEKLY'; weekdays: readonly Weekday[]; time: string; until: string }

/** Maximum number of days to search for occurrences; weekly schedules end earlier. */
const maxSearchDays = 400

/** Next occurrences of a schedule after a moment, earliest first. `NOW` is due at that moment itself. */
export function nextOccurrences(schedule: PushSchedule, after: Date, count: number): Date[] {
  if (schedule.kind === 'NOW') return [after]
  if (schedule.kind === 'ONCE') {
    const due = viennaInstant(schedule.day, schedule.time)
    return due > after ? [due] : []
  }
  const dates: Date[] = []
  let day = viennaDay(after)
  for (let searched = 0; searched < maxSearchDays && day <= schedule.until && dates.length < count; searched += 1) {
    if (schedule.weekdays.includes(weekdayOf(day))) {
      const due = viennaInstant(day, schedule.time)
      if (due > after) dates.push(due)
    }
    day = addDays(day, 1)
  }
  return dates
}
