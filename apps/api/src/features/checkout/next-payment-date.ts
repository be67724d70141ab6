import type { Interval } from '@kostbar/contracts/pricing'

const dayMs = 24 * 60 * 60 * 1000

/** End of a billing period that starts at `from`, in UTC. A month from January 31 ends on the last day of February. */
export function nextPaymentDate(from: Date, interval: Interval, count: number): Date {
  if (interval === 'DAY') return new Date(from.getTime() + count * dayMs)
  if (interval === 'WEEK') return new Date(from.getTime() + count * 7 * dayMs)
  const next = new Date(from)
  next.setUTCMonth(from.getUTCMonth() + (interval === 'YEAR' ? 12 * count : count), 1)
  const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate()
  next.setUTCDate(Math.min(from.getUTCDate(), lastDay))
  return next
}
