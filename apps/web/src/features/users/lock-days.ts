import { dayInVienna, formatShortDate } from '../../lib/format.ts'

/** The last locked day as `21.11.2026`; locks end at midnight. */
export const lastLockedDay = (lockedUntil: string) => formatShortDate(new Date(Date.parse(lockedUntil) - 1))

/** The earliest last day of a lock, tomorrow, as `2026-11-22`. */
export const firstLockDay = () => dayInVienna(new Date(), 1)
