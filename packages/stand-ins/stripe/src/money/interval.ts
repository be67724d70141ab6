export type Interval = 'day' | 'week' | 'month' | 'year'
export type Recurrence = { interval: Interval; interval_count: number }

const daySeconds = 86_400

function addMonths(moment: number, months: number): number {
  const date = new Date(moment * 1000)
  const day = date.getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + months)
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1000)
}

/** The moment (Unix seconds) some intervals after another; the 31st becomes a shorter month's last day. */
export function addIntervals(moment: number, { interval, interval_count }: Recurrence, times = 1): number {
  const count = interval_count * times
  if (interval === 'day') return moment + count * daySeconds
  if (interval === 'week') return moment + count * 7 * daySeconds
  return addMonths(moment, interval === 'month' ? count : count * 12)
}

/** The first end of a period after a moment, counted from the anchor: 31 January, 28 February, 31 March. */
export function nextPeriodEnd(anchor: number, recurrence: Recurrence, after: number): number {
  if (after < anchor) return anchor
  const shortest = { day: 86_400, week: 604_800, month: 28 * 86_400, year: 365 * 86_400 }[recurrence.interval]
  let times = Math.max(1, Math.floor((after - anchor) / (shortest * recurrence.interval_count) / 1.2))
  while (addIntervals(anchor, recurrence, times) <= after) times++
  return addIntervals(anchor, recurrence, times)
}

/** Whether two prices are billed at the same rhythm. */
export const sameRecurrence = (a: Recurrence, b: Recurrence): boolean =>
  a.interval === b.interval && a.interval_count === b.interval_count
