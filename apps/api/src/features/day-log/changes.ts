import type { DayChanges } from '@kostbar/contracts/day-log/schemas'
import type { DayContent } from './stored.ts'

type Named<Changes> = { [Name in keyof Changes]?: Exclude<Changes[Name], undefined> }

interface AppliedChanges {
  content: DayContent
  /** Changed weight in kg, or null to remove it; undefined when it stays as it is. */
  weightKg: number | null | undefined
}

/**
 * Applies those changes of a day that are not older than the last change of the same value or meal.
 * @param at time of the changes, as an ISO timestamp
 */
export function applyChanges(stored: DayContent, { meals = {}, ...values }: DayChanges, at: string): AppliedChanges {
  const isNewer = (name: string) => at >= (stored.changedAt[name] ?? '')
  const newer = <Changes extends object>(changes: Changes) =>
    Object.fromEntries(
      Object.entries(changes).filter(([name, value]) => value !== undefined && isNewer(name)),
    ) as Named<Changes>
  const [newMeals, changed] = [newer(meals), newer(values)]
  const { weightKg, ...newValues } = changed
  const times = Object.keys({ ...newMeals, ...changed }).map((name) => [name, at])
  const content = {
    values: { ...stored.values, ...newValues },
    meals: { ...stored.meals, ...newMeals },
    changedAt: { ...stored.changedAt, ...Object.fromEntries(times) },
    planned: stored.planned,
  }
  return { content, weightKg }
}

/** Numbers of a day's planned meals, of the eaten ones among them, and of the recorded ones. */
export function countMeals({ planned, meals }: DayContent) {
  const states = planned.map((meal) => meals[meal] ?? null)
  return {
    planned_meals: states.length,
    eaten_meals: states.filter((state) => state === 'EATEN').length,
    recorded_meals: states.filter((state) => state !== null).length,
  }
}
