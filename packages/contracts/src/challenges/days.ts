import { addDays, viennaClock, viennaDay, weekdayOf } from '../calendar.ts'
import type { Weekday } from '../meals.ts'

/** Schedule of a challenge: the chosen weekdays between its first and its last day (both as `2026-11-22`). */
export interface ChallengeSchedule {
  readonly startsOn: string
  readonly endsOn: string
  readonly weekdays: readonly Weekday[]
}

/** Phases in list order. Only DRAFT and CANCELLED are stored; the others follow from the calendar. */
export const challengePhases = ['RUNNING', 'PLANNED', 'DRAFT', 'ENDED', 'CANCELLED'] as const
export type ChallengePhase = (typeof challengePhases)[number]

/** Time in Vienna on the day after a scheduled day until which its entry is open. */
const entriesCloseAt = '12:00'

/** Scheduled days of a challenge, first to last. */
export function scheduledDays({ startsOn, endsOn, weekdays: chosen }: ChallengeSchedule): string[] {
  const days: string[] = []
  for (let day = startsOn; day <= endsOn; day = addDays(day, 1)) if (chosen.includes(weekdayOf(day))) days.push(day)
  return days
}

/** Whether a day's entry can be made or changed: from the day's midnight until noon of the next day, in Vienna. */
export function isEntryOpen(day: string, now: Date): boolean {
  const clock = viennaClock(now)
  return clock >= day && clock < `${addDays(day, 1)} ${entriesCloseAt}`
}

/** Scheduled days whose entries are open: at most yesterday and today. */
export function openDays({ startsOn, endsOn, weekdays: chosen }: ChallengeSchedule, now: Date): string[] {
  const today = viennaDay(now)
  return [addDays(today, -1), today].filter(
    (day) => day >= startsOn && day <= endsOn && chosen.includes(weekdayOf(day)) && isEntryOpen(day, now),
  )
}

/** Phase of a published challenge; it is RUNNING until the entries of its last day are closed. */
export function phaseOf(
  { startsOn, endsOn }: Pick<ChallengeSchedule, 'startsOn' | 'endsOn'>,
  now: Date,
): ChallengePhase {
  const clock = viennaClock(now)
  if (clock < startsOn) return 'PLANNED'
  return clock < `${addDays(endsOn, 1)} ${entriesCloseAt}` ? 'RUNNING' : 'ENDED'
}

export interface Streaks {
  /** Reached scheduled days in a row up to now. */
  readonly current: number
  readonly longest: number
}

/**
 * Streaks: reached scheduled days in a row; days between them do not end a streak, nor does a day whose entry is still
 * open.
 */
export function streaksOf(schedule: ChallengeSchedule, reached: ReadonlySet<string>, now: Date): Streaks {
  const today = viennaDay(now)
  let [current, longest] = [0, 0]
  for (const day of scheduledDays(schedule)) {
    if (day > today) break
    if (reached.has(day)) current += 1
    else if (!isEntryOpen(day, now)) current = 0
    longest = Math.max(longest, current)
  }
  return { current, longest }
}

/** The first scheduled day after today; null when there is none. */
export function nextScheduledDay(schedule: ChallengeSchedule, now: Date): string | null {
  const today = viennaDay(now)
  return scheduledDays(schedule).find((day) => day > today) ?? null
}
