import { addDays } from '@kostbar/contracts/calendar'

const short = new Intl.DateTimeFormat('de-AT', { weekday: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('de-AT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** Short weekday of an ISO date, such as `Mo`. */
export const formatShortWeekday = (day: string): string => short.format(midnight(day)).replace('.', '')

/** Weekday and date of an ISO date, such as `Montag, 19. Oktober`. */
export const formatLongWeekday = (day: string): string => long.format(midnight(day))

/** ISO date of a protocol's seventh day. */
export const lastDayOf = (startsOn: string): string => addDays(startsOn, 6)
