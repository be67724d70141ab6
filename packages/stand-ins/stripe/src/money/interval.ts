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

/** Adds intervals to a time (Unix seconds); the 31st becomes the last day of a shorter month. */
export function addIntervals(moment: number, { interval, interval_count }: Recurrence, times = 1): number {
  const count = interval_count * times
  if (interval === 'day') return moment + count * daySeconds
  if (interval === 'week') return moment + count * 7 * daySeconds
  return addMonths(moment, interval === 'month' ? count : count * 12)
}

/** The first period end after a time, counted from the billing anchor: 31 January, 28 February, 31 March. */
export function nextPeriodEnd(anchor: number, recurrence: Recurrence, after: number): number {
  if (after < anchor) return anchor
  const shortest = { day: 86_400, week: 604_800, month: 28 * 86_400, year: 365 * 86_400 }[recurrence.interval]
  let times = Math.max(1, Math.floor((after - anchor) / (shortest * recurrence.interval_count) / 1.2))
  while (addIntervals(anchor, recurrence, times) <= after) times++
  return addIntervals(anchor, recurrence, times)
}

/** Whether two prices have the same billing interval. */
export const sameRecurrence = (a: Recurrence, b: Recurrence): boolean =>
  a.interval === b.interval && a.interval_count === b.interval_count
