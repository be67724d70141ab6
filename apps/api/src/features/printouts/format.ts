import { todayInVienna } from '@kostbar/contracts/age'
import { formatNumber } from '@kostbar/contracts/number-format'

const shortDay = new Intl.DateTimeFormat('de-AT', { day: 'numeric', month: 'numeric', timeZone: 'UTC' })
const longDay = new Intl.DateTimeFormat('de-AT', { dateStyle: 'long', timeZone: 'UTC' })

/** Today in Vienna moved by days, as midnight in UTC. */
export function dayFromToday(days: number): Date {
  const day = new Date(`${todayInVienna()}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day
}

/** `23.11.` @param day midnight in UTC */
export const formatShortDay = (day: Date): string => shortDay.format(day)

/** `23. November 2026` @param day midnight in UTC */
export const formatLongDay = (day: Date): string => longDay.format(day)

/** `1,5 Portionen`. */
export const formatPortions = (portions: number): string =>
  `${formatNumber(portions)} ${portions <= 1 ? 'Portion' : 'Portionen'}`
