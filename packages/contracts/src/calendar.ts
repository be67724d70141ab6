import { type Weekday, weekdays } from './meals.ts'

/** Calendar days are ISO dates (`2026-11-22`) in the time zone of the product. */
const timeZone = 'Europe/Vienna'

/** Milliseconds of an hour. */
export const hourMs = 3_600_000

/** Milliseconds of 24 hours; a calendar day on which clocks change has 23 or 25. */
export const dayMs = 24 * hourMs

// The sv-SE locale formats dates as ISO 8601.
const wallClock = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })

// Calendar days have no time zone: they are counted in UTC, where every day has 24 hours.
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/**
 * Date and time of a moment in Vienna, `2026-11-22 14:05`; such texts sort in the order of their moments, except in the
 * hour that occurs twice in autumn.
 * @param moment date, ISO timestamp or epoch milliseconds
 */
export const viennaClock = (moment: Date | string | number): string => wallClock.format(new Date(moment))

/** Calendar day of a moment in Vienna. @param moment date, ISO timestamp or epoch milliseconds */
export const viennaDay = (moment: Date | string | number): string => viennaClock(moment).slice(0, 10)

/**
 * Moment of a wall-clock time in Vienna. A time that the change to summer time skips becomes one hour later; of a time
 * that occurs twice in autumn, the first is taken.
 * @param day `2026-03-29`
 * @param time `02:30`
 */
export function viennaInstant(day: string, time: string): Date {
  const asUtc = Date.parse(`${day}T${time}:00Z`)
  const [summer, winter] = [asUtc - 2 * hourMs, asUtc - hourMs]
  return new Date(viennaClock(summer) === `${day} ${time}` ? summer : winter)
}

/** Calendar day of a date column, which Prisma reads as midnight UTC. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10)

/** Current calendar day in Vienna. */
export const todayInVienna = (): string => viennaDay(new Date())

/** Calendar day the given number of days later; earlier for a negative number. */
export const addDays = (day: string, days: number): string => isoDay(new Date(toTime(day) + days * dayMs))

/** Number of days from the first to the last day, both included. */
export const lengthInDays = (first: string, last: string): number =>
  Math.round((toTime(last) - toTime(first)) / dayMs) + 1

/** First day after a calendar day that is such a weekday. */
export function nextWeekday(day: string, weekday: Weekday): string {
  const distance = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(day))
  return addDays(day, distance > 0 ? distance : distance + weekdays.length)
}

/** First Monday after a calendar day. */
export const nextMonday = (day: string): string => nextWeekday(day, 'Monday')

/** Weekday of a calendar day. */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(toTime(day)).getUTCDay() + 6) % 7] ?? 'Monday'
