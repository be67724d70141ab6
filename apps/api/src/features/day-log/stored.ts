import type { MealState } from '@kostbar/contracts/day-log/meal-states'
import type { DayEntry } from '@kostbar/contracts/day-log/schemas'
import type { Meal } from '@kostbar/contracts/meals'
import type { DataKey } from '@kostbar/prisma/data-key'
import { dayLogContext } from '@kostbar/prisma/day-log-context'

/** Values that the day log stores itself; the weight is a measure. */
type DayValues = Omit<DayEntry, 'day' | 'meals' | 'weightKg'>

/** The encrypted part of a day. */
export interface DayContent {
  values: DayValues
  /** What became of the meals; null for one that was taken back. */
  meals: Partial<Record<Meal, MealState | null>>
  /** Time of the last change, as an ISO timestamp, by the name of the value (also `weightKg`) or meal. */
  changedAt: Partial<Record<string, string>>
  /** Meals that were planned on the day, in the order of the day. */
  planned: readonly Meal[]
}

/** Values of a day for which nothing was entered. */
const noValues: DayValues = { waterMl: null, steps: null, sleepQuality: null, mood: null, energy: null }

/** A day without a row. @param planned its planned meals */
export const emptyDay = (planned: readonly Meal[]): DayContent => ({
  values: noValues,
  meals: {},
  changedAt: {},
  planned,
})

/** Encrypts the content of a day. @param day `2026-11-22` */
export const encryptDay = (key: DataKey, userId: string, day: string, content: DayContent): Buffer =>
  key.encrypt(dayLogContext(userId, day), JSON.stringify(content))

export function decryptDay(key: DataKey, userId: string, day: string, encrypted: Uint8Array): DayContent {
  const content: DayContent = JSON.parse(key.decrypt(dayLogContext(userId, day), encrypted))
  return { ...content, values: { ...noValues, ...content.values } }
}
