import { dayMs } from '@kostbar/contracts/calendar'

/** The time a number of days (of 24 hours) before now; in the future for a negative number. */
export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs)
