import { formatNumber, formatTenths } from '@kostbar/contracts/number-format'

export { formatNumber }

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
const hundredths = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const euro = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' })
// The sv-SE locale formats dates as ISO 8601.
const isoDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
const hour = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', hourCycle: 'h23', timeZone })

type DateInput = string | Date

/** `21. November 2026` in Vienna. */
export const formatDate = (moment: DateInput) => dayWithMonth(longDate.format(new Date(moment)))

/** `Samstag, 21. November` in Vienna. */
export const formatWeekday = (moment: DateInput) => dayWithMonth(weekdayAndDate.format(new Date(moment)))

/** No line break between day and month. */
const dayWithMonth = (date: string) => date.replace('. ', '.\u00a0')

/** `21.11.2026` in Vienna, for tables. */
export const formatShortDate = (moment: DateInput) => shortDate.format(new Date(moment))

/** `21.11.` in Vienna, beside a weekday. */
export const formatShortDay = (moment: DateInput) => dayOfMonth.format(new Date(moment))

/** `21. Nov.` in Vienna, for axes. */
export const formatDayAndMonth = (moment: DateInput) => dayAndMonth.format(new Date(moment))

/** `Nov. 2026` in Vienna, for axes of long periods. */
export const formatMonthAndYear = (moment: DateInput) => monthAndYear.format(new Date(moment))

/** `21.11.2026, 14:05` in Vienna. */
export const formatDateTime = (moment: DateInput) => shortDateTime.format(new Date(moment))

/** `14:05` in Vienna. */
export const formatTime = (moment: DateInput) => time.format(new Date(moment))

/** `2,4 MB`, small ones `0,31 MB`; never 0. @param megabytes a size in MB */
export const formatMegabytes = (megabytes: number) =>
  `${megabytes < 1 ? hundredths.format(Math.max(megabytes, 0.01)) : formatTenths(megabytes)} MB`

/** `€ 1.250,90` from whole cents. */
export const formatEuro = (cents: number) => euro.format(cents / 100)

/** A count with its noun: `1 Kunde`, `2 Kunden`, `0 Kunden`. */
export const formatCount = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

/** The calendar day in Vienna as `2026-11-21`, optionally shifted by days. */
export function dayInVienna(moment: DateInput = new Date(), moveDays = 0): string {
  const day = new Date(`${isoDay.format(new Date(moment))}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + moveDays)
  return day.toISOString().slice(0, 10)
}

/** The hour in Vienna, 0 to 23. */
export const hourInVienna = (moment: DateInput = new Date()) => Number(hour.format(new Date(moment)))
