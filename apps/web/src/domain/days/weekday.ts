import { viennaDay, weekdayOf } from '@kostbar/contracts/calendar'
import type { Weekday } from '@kostbar/contracts/meals'

/** Weekday of a moment in the Vienna time zone; today by default. */
export const weekdayInVienna = (moment: Date = new Date()): Weekday => weekdayOf(viennaDay(moment))
