import { addDays } from '@kostbar/contracts/calendar'

/** ISO date of a protocol's seventh day. */
export const lastDayOf = (startsOn: string): string => addDays(startsOn, 6)
