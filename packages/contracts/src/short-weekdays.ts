import { weekdayOf } from './calendar.ts'
import type { Weekday } from './meals.ts'

/** Short German weekday names; in a file of their own, because every signed-in page loads `meals.ts`. */
export const shortWeekdayNames: Readonly<Record<Weekday, string>> = {
  Monday: 'Mo',
  Tuesday: 'Di',
  Wednesday: 'Mi',
  Thursday: 'Do',
  Friday: 'Fr',
  Saturday: 'Sa',
  Sunday: 'So',
}

/** Short weekday of a calendar day: `Mo`. */
export const shortWeekdayOf = (day: string): string => shortWeekdayNames[weekdayOf(day)]
