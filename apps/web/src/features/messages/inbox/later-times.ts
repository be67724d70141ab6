import { dayInVienna, hourInVienna } from '../../../lib/format.ts'

const morning = '08'

/** Eight o'clock of a day in Vienna. @param day `2026-11-23` */
function morningOf(day: string): Date {
  const inSummerTime = new Date(`${day}T${morning}:00:00+02:00`)
  return hourInVienna(inSummerTime) === Number(morning) ? inSummerTime : new Date(`${day}T${morning}:00:00+01:00`)
}

/** Tomorrow at eight in Vienna. */
export const tomorrowMorning = (now: Date = new Date()): Date => morningOf(dayInVienna(now, 1))

/** The next Monday at eight in Vienna, today excluded. */
export function mondayMorning(now: Date = new Date()): Date {
  const weekday = new Date(`${dayInVienna(now)}T12:00:00Z`).getUTCDay()
  return morningOf(dayInVienna(now, weekday === 0 ? 1 : 8 - weekday))
}
