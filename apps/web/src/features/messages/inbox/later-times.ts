import { addDays, nextMonday, viennaDay } from '@kostbar/contracts/calendar'
import { hourInVienna } from '../../../lib/format.ts'

const morning = '08'

/** Time of 8:00 in Vienna on a day. @param day ISO date, such as `2026-11-23` */
function morningOf(day: string): Date {
  const inSummerTime = new Date(`${day}T${morning}:00:00+02:00`)
  return hourInVienna(inSummerTime) === Number(morning) ? inSummerTime : new Date(`${day}T${morning}:00:00+01:00`)
}

/** Tomorrow, 8:00 in Vienna. */
export const tomorrowMorning = (now: Date = new Date()): Date => morningOf(addDays(viennaDay(now), 1))

/** Next Monday after today, 8:00 in Vienna. */
export const mondayMorning = (now: Date = new Date()): Date => morningOf(nextMonday(viennaDay(now)))
