import { addDays } from '@kostbar/contracts/calendar'

const shortWeekday = new Intl.DateTimeFormat('de-AT', { weekday: 'short', timeZone: 'UTC' })
const longDate = new Intl.DateTimeFormat('de-AT', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })

const midnight = (day: string) => new Date(`${day}T00:00:00Z`)

/** Short weekday of an ISO date, such as `Mo`. */
export const formatShortWeekday = (day: string): string => shortWeekday.format(midnight(day)).replace('.', '')

/** Weekday and date of an ISO date, such as `Montag, 19. Oktober`. */
export const formatLongWeekday = (day: string): string => longDate.format(midnight(day))

/** ISO date of a protocol's seventh day. */
export const lastDayOf = (startsOn: string): string => addDays(startsOn, 6)
