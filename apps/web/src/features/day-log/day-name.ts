import { addDays } from '@kostbar/contracts/calendar'
import { formatWeekday } from '../../lib/format.ts'
import { texts } from './texts.ts'

/** Name of one of the last days: 'Heute', 'Gestern' or 'Dienstag, 24. November'. @param today ISO date */
export function dayName(day: string, today: string): string {
  if (day === today) return texts.today
  return day === addDays(today, -1) ? texts.yesterday : formatWeekday(day)
}
