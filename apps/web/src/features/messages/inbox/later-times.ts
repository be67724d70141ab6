import { addDays, nextMonday, viennaDay, viennaInstant } from '@kostbar/contracts/calendar'

const morning = '08:00'

/** Tomorrow, 8:00 in Vienna. */
export const tomorrowMorning = (now: Date = new Date()): Date => viennaInstant(addDays(viennaDay(now), 1), morning)

/** Next Monday after today, 8:00 in Vienna. */
export const mondayMorning = (now: Date = new Date()): Date => viennaInstant(nextMonday(viennaDay(now)), morning)
