import { addDays, viennaClock } from '../calendar.ts'
import { lateEntryDays, protocolDays } from './limits.ts'

/**
 * The seven days of a protocol.
 * @param startsOn its first day, `2026-11-22`
 */
export const daysOf = (startsOn: string): string[] =>
  Array.from({ length: protocolDays }, (_, index) => addDays(startsOn, index))

/**
 * Last day on which a protocol that was not submitted can still be filled in.
 * @param startsOn its first day
 */
export const lastEntryDay = (startsOn: string): string => addDays(startsOn, protocolDays - 1 + lateEntryDays)

/**
 * Time at which a protocol day starts: earlier meals belong to the previous evening and sort last on the day under
 * which they were entered.
 */
export const dayBegins = '04:00'

/** Comparator for times of one protocol day: `03:00` comes after `22:00`. */
export const compareTimes = (one: string, other: string): number => {
  const isNight = (time: string) => (time < dayBegins ? 1 : 0)
  return isNight(one) - isNight(other) || (one < other ? -1 : Number(one > other))
}

/** Current protocol day in Vienna: until 04:00 it is still the previous calendar day. */
export const protocolToday = (now = new Date()): string => {
  const [day = '', time = ''] = viennaClock(now).split(' ')
  return time < dayBegins ? addDays(day, -1) : day
}
