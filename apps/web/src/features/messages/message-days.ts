import { addDays, viennaDay } from '@kostbar/contracts/calendar'
import type { Message } from '@kostbar/contracts/messages/schemas'
import { formatDate, formatWeekday } from '../../lib/format.ts'
import { texts } from './texts.ts'

/** Messages of one calendar day in Vienna. */
export interface MessageDay {
  /** ISO date, such as `2026-11-22`. */
  readonly day: string
  readonly messages: readonly Message[]
}

/** Groups messages by calendar day in Vienna. @param messages oldest first */
export function messageDays(messages: readonly Message[]): MessageDay[] {
  const days = Map.groupBy(messages, ({ createdAt }) => viennaDay(createdAt))
  return [...days].map(([day, ofDay]) => ({ day, messages: ofDay }))
}

/** Label of a day: `Heute`, `Gestern`, `Freitag, 20. November`; with the year if it is not the current one. */
export function dayLabel(day: string, now: Date = new Date()): string {
  if (day === viennaDay(now)) return texts.today
  if (day === addDays(viennaDay(now), -1)) return texts.yesterday
  return day.slice(0, 4) === viennaDay(now).slice(0, 4) ? formatWeekday(day) : formatDate(day)
}
