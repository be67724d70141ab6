import { addDays, weekdayOf } from '@kostbar/contracts/calendar'
import { type Weekday, weekdays } from '@kostbar/contracts/meals'

/** First such weekday after a calendar day. */
export function firstDayAfter(day: string, weekday: Weekday): string {
  const distance = (weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(day)) + 7) % 7
  return addDays(day, distance || 7)
}
