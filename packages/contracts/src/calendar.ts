import { type Weekday, weekdays } from './meals.ts'

/** Calendar days are ISO dates (`2026-11-22`) in the time zone of the product. */
const timeZone = 'Europe/Vienna'

const dayMs = 86_400_000

const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone })

// Calendar days have no time zone: they are counted in UTC, where every day has 24 hours.
const toTime = (day: string): number => Date.parse(`${day}T00:00:00Z`)

/** Calendar day of a moment in Vienna. @param moment date, ISO timestamp or epoch milliseconds */
export const viennaDay = (moment: Date | string | number): string => isoDay.format(new Date(moment))

/** Current calendar day in Vienna. */
export const todayInVienna = (): string => viennaDay(new Date())

/** Calendar day the given number of days later; earlier for a negative number. */
export const addDays = (day: string, days: number): string =>
  new Date(toTime(day) + days * dayMs).toISOString().slice(0, 10)

/** Number of days from the first to the last day, both included. */
export const lengthInDays = (first: string, last: string): number =>
  Math.round((toTime(last) - toTime(first)) / dayMs) + 1

/** First Monday after a calendar day. */
export const nextMonday = (day: string): string => addDays(day, 7 - weekdays.indexOf(weekdayOf(day)))

/** Weekday of a calendar day. */
export const weekdayOf = (day: string): Weekday => weekdays[(new Date(toTime(day)).getUTCDay() + 6) % 7] ?? 'Monday'
