import { addDays, todayInVienna, viennaDay } from '@kostbar/contracts/calendar'
import { formatShortDate } from '../../lib/format.ts'

/** Last day before a midnight in Vienna, as an ISO date. @param midnight ISO time */
const dayBefore = (midnight: string) => viennaDay(new Date(Date.parse(midnight) - 1))

/** Last locked day as text, such as `21.11.2026`. @param lockedUntil ISO time of the midnight that ends the lock */
export const lastLockedDay = (lockedUntil: string) => formatShortDate(new Date(Date.parse(lockedUntil) - 1))

/** Earliest possible last day of a lock or trial: tomorrow in Vienna, as an ISO date. */
export const earliestLastDay = () => addDays(todayInVienna(), 1)

/**
 * Last day of a lock as an ISO date, tomorrow at the earliest. @param lockedUntil ISO time of the midnight that ends the
 * present lock; null without one
 */
export const lastLockDay = (lockedUntil: string | null) => {
  const earliest = earliestLastDay()
  if (lockedUntil === null || dayBefore(lockedUntil) < earliest) return earliest
  return dayBefore(lockedUntil)
}

/**
 * Last day of a trial as an ISO date; two weeks from today for a new trial. @param trialUntil midnight that ends it;
 * null without one
 */
export const lastTrialDay = (trialUntil: string | null) =>
  trialUntil === null ? addDays(todayInVienna(), 14) : dayBefore(trialUntil)

/**
 * Earliest last day that a trial can be given: today where it already ends today, so that other roles can still be
 * saved, else tomorrow. @param trialUntil midnight that ends it; null without one
 */
export const earliestTrialDay = (trialUntil: string | null) =>
  lastTrialDay(trialUntil) === todayInVienna() ? todayInVienna() : earliestLastDay()
