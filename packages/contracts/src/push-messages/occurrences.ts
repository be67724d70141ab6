import { addDays, viennaDay, weekdayOf } from '../calendar.ts'
import type { Weekday } from '../meals.ts'

const timeZone = 'Europe/Vienna'
const wallClock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })

/**
 * Date and time in Vienna: `2026-03-29 02:30`.
 * @param ms epoch milliseconds
 */
const wallClockOf = (ms: number) => wallClock.format(ms)

/**
 * Moment of a wall-clock time in Vienna. A time that the change to summer time skips becomes one hour later; of a time
 * that occurs twice in autumn, the first is taken.
 * @param day `2026-03-29`
 * @param time `02:30`
 */
export function viennaInstant(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const [summer, winter] = [asUtc - 2 * 60 * 60 * 1000, asUtc - 60 * 60 * 1000]
  const wanted = `${day} ${time}`
  return new Date(wallClockOf(summer) === wanted ? summer : winter)
}

/** Schedule of a push message: now, once or weekly; days and times in Vienna. */
export type Schedule =
  | { kind: 'NOW' }
  | { kind: 'ONCE'; day: string; time: string }
  | { kind: 'WEEKLY'; weekdays: readonly Weekday[]; time: string; until: string }

/** Maximum number of days to search for occurrences; weekly schedules end earlier. */
const maxSearchDays = 400

/** Next occurrences of a schedule after a moment, earliest first. `NOW` is due at that moment itself. */
export function nextOccurrences(schedule: Schedule, after: Date, count: number): Date[] {
  if (schedule.kind === 'NOW') return [after]
  if (schedule.kind === 'ONCE') {
    const due = viennaInstant(schedule.day, schedule.time)
    return due > after ? [due] : []
  }
  const found: Date[] = []
  let day = viennaDay(after)
  for (let searched = 0; searched < maxSearchDays && day <= schedule.until && found.length < count; searched += 1) {
    if (schedule.weekdays.includes(weekdayOf(day))) {
      const due = viennaInstant(day, schedule.time)
      if (due > after) found.push(due)
    }
    day = addDays(day, 1)
  }
  return found
}
