import { todayInVienna } from '@kostbar/contracts/calendar'
import { formatNumber } from '@kostbar/contracts/number-format'

const shortDay = new Intl.DateTimeFormat('de-AT', { day: 'numeric', month: 'numeric', timeZone: 'UTC' })

/** Today in Vienna plus a number of days, as midnight in UTC. */
export function dayFromToday(days: number): Date {
  const day = new Date(`${todayInVienna()}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day
}

/** Formats a day as `23.11.` @param day midnight in UTC */
export const formatShortDay = (day: Date): string => shortDay.format(day)

/** Formats portions as `1,5 Portionen`. */
export const formatPortions = (portions: number): string =>
  `${formatNumber(portions)} ${portions <= 1 ? 'Portion' : 'Portionen'}`

/** Legend for the conflict mark `!`. */
export const conflictLegend = '! heißt: Das passt nicht zum Ernährungsprofil oder ist nicht bekannt.'
