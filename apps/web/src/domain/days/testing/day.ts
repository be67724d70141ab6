import type { dayLog } from '@kostbar/contracts/day-log/endpoints'
import type { DayEntry } from '@kostbar/contracts/day-log/schemas'
import type { Answer } from '@kostbar/contracts/endpoint'

export type Day = Answer<typeof dayLog.get>

/** Recorded day without values, with breakfast and lunch planned by default. */
export const dayEntry = (day: string, changes: Partial<DayEntry> = {}): DayEntry => ({
  day,
  meals: [
    { meal: 'BREAKFAST', planned: true, state: null },
    { meal: 'LUNCH', planned: true, state: null },
  ],
  waterMl: null,
  steps: null,
  sleepQuality: null,
  mood: null,
  energy: null,
  weightKg: null,
  ...changes,
})

/** Day as the card reads it. */
export const shownDay = (day: string, changes: Partial<Day> = {}): Day => ({
  ...dayEntry(day),
  inProtocol: false,
  ...changes,
})
