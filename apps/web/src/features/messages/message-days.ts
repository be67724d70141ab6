import type { Message } from '@kostbar/contracts/messages/schemas'
import { dayInVienna, formatDate, formatWeekday } from '../../lib/format.ts'
import { texts } from './texts.ts'

/** The messages of one day in Vienna. */
export interface MessageDay {
  /** `2026-11-22` */
  readonly day: string
  readonly messages: readonly Message[]
}

/** Groups messages, oldest first, by day. */
export function messageDays(messages: readonly Message[]): MessageDay[] {
  const days = Map.groupBy(messages, ({ createdAt }) => dayInVienna(createdAt))
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }))
}

/** `Heute`, `Gestern`, `Freitag, 20. November`, in other years with the year. */
export function dayLabel(day: string, now: Date = new Date()): string {
  if (day === dayInVienna(now)) return texts.today
  if (day === dayInVienna(now, -1)) return texts.yesterday
  return day.slice(0, 4) === dayInVienna(now).slice(0, 4) ? formatWeekday(day) : formatDate(day)
}
