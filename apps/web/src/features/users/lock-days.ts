import { dayInVienna, formatShortDate } from '../../lib/format.ts'

/** A lock ends at midnight; people are told the last day it holds, as `21.11.2026`. */
export const lastLockedDay = (lockedUntil: string) => formatShortDate(new Date(Date.parse(lockedUntil) - 1))

/** The first day a lock may last until, as `2026-11-22`: one that ended today would hardly lock anyone. */
export const firstLockDay = () => dayInVienna(new Date(), 1)
