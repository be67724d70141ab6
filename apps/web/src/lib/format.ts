import { formatCount, formatNumber, formatTenths } from '@kostbar/contracts/number-format'

export { formatCount, formatNumber }

const locale = 'de-AT'
const timeZone = 'Europe/Vienna'

const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone })
const weekdayAndDate = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', timeZone })
const shortDate = new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone })
const shortDateTime = new Intl.DateTimeFormat(locale, {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone,
})
const dayOfMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', timeZone })
const dayAndMonth = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone })
const monthAndYear = new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric', timeZone })
const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', timeZone })
const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone })

type DateInput = string | Date

/** Date in Vienna: `21. November 2026`. */
export const formatDate = (moment: DateInput) => dayWithMonth(longDate.format(new Date(moment)))

/** Last day before a midnight in Vienna, such as the one that ends a trial: `20. November 2026`. */
export const formatLastDay = (midnight: DateInput) => formatDate(new Date(new Date(midnight).getTime() - 1))

/** Weekday and date in Vienna: `Samstag, 21. November`. */
export const formatWeekday = (moment: DateInput) => dayWithMonth(weekdayAndDate.format(new Date(moment)))

/** The date with a non-breaking space between day and month. */
const dayWithMonth = (date: string) => date.replace('. ', '.\u00a0')

/** Short date in Vienna, for tables: `21.11.2026`. */
export const formatShortDate = (moment: DateInput) => shortDate.format(new Date(moment))

/** Day and month, beside a weekday: `21.11.`. @param moment shown in Vienna */
export const formatShortDay = (moment: DateInput) => dayOfMonth.format(new Date(moment))

/** Day and abbreviated month in Vienna, for axes: `21. Nov.`. */
export const formatDayAndMonth = (moment: DateInput) => dayAndMonth.format(new Date(moment))

/** Abbreviated month and year in Vienna, for axes of long periods: `Nov. 2026`. */
export const formatMonthAndYear = (moment: DateInput) => monthAndYear.format(new Date(moment))

/** Date and time in Vienna: `21.11.2026, 14:05`. */
export const formatDateTime = (moment: DateInput) => shortDateTime.format(new Date(moment))

/** Time in Vienna: `14:05`. */
export const formatTime = (moment: DateInput) => time.format(new Date(moment))

/**
 * File size in German: `2,4 MB`, below one megabyte `310 kB`; at least `1 kB`.
 * @param megabytes file size in MB
 */
export function formatFileSize(megabytes: number): string {
  const kilobytes = Math.max(1, Math.round(megabytes * 1_000))
  return kilobytes < 1_000 ? `${formatNumber(kilobytes)} kB` : `${formatTenths(megabytes)} MB`
}

/** Hour of the day in Vienna, 0 to 23. */
export const hourInVienna = (moment: DateInput = new Date()) => Number(hour.format(new Date(moment)))
