import { addDays } from '@kostbar/contracts/calendar'
import { adherenceDays, minRecordedDays } from '@kostbar/contracts/day-log/limits'
import type { DayEntry } from '@kostbar/contracts/day-log/schemas'
import type { DayFigures } from './format-values.ts'

/** Means of a week; `percent`: planned meals of recorded days that were eaten. Null where there is too little. */
interface WeekMeans extends DayFigures {
  readonly percent: number | null
}

/** Number of planned meals, and how many of them were recorded and eaten. */
export function countMeals({ meals }: Pick<DayEntry, 'meals'>) {
  const planned = meals.filter((meal) => meal.planned)
  return {
    planned: planned.length,
    recorded: planned.filter(({ state }) => state !== null).length,
    eaten: planned.filter(({ state }) => state === 'EATEN').length,
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** Mean of the values that were entered; null when none was. */
function meanOf(values: readonly (number | null)[]): number | null {
  const entered = values.filter((value) => value !== null)
  return entered.length === 0 ? null : sumOf(entered) / entered.length
}

/** Percentage of the planned meals of recorded days that were eaten; null with too few such days. */
function percentOf(days: readonly DayEntry[]): number | null {
  const recorded = days.map(countMeals).filter((counts) => counts.recorded > 0)
  if (recorded.length < minRecordedDays) return null
  return Math.round((100 * sumOf(recorded.map(({ eaten }) => eaten))) / sumOf(recorded.map(({ planned }) => planned)))
}

/**
 * Means of the seven days up to and including `until`.
 * @param days recorded days, in any order; others are ignored
 * @param until ISO date
 */
export function weekMeans(days: readonly DayEntry[], until: string): WeekMeans {
  const from = firstDayOfWeek(until)
  const week = days.filter(({ day }) => day >= from && day <= until)
  return {
    percent: percentOf(week),
    waterMl: meanOf(week.map(({ waterMl }) => waterMl)),
    steps: meanOf(week.map(({ steps }) => steps)),
    sleepQuality: meanOf(week.map(({ sleepQuality }) => sleepQuality)),
    mood: meanOf(week.map(({ mood }) => mood)),
    energy: meanOf(week.map(({ energy }) => energy)),
  }
}

/** First of the seven days up to and including `until`, both ISO dates. */
export const firstDayOfWeek = (until: string): string => addDays(until, 1 - adherenceDays)
