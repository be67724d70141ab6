import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { storedWeek } from '../state/plan-mapping.ts'
import type { StoredWeek } from '../state/plan-store.ts'
import { type Entry, mapDays, type PlanItem, type PlanWeek } from '../state/plan-week.ts'

/** A recipe with round figures: 100 kcal a portion unless given. */
export const recipeItemOf = (name: string, changes: Partial<PlanItem> = {}): PlanItem => ({
  kind: 'recipe',
  id: `recipe-${name}`,
  name,
  nutrition: { kcal: 100, carbs: 10, proteins: 5, fats: 4 },
  removed: false,
  edited: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
  ...changes,
})

/** A food with 1 kcal a gram. */
export const foodItemOf = (name: string): PlanItem => ({
  ...recipeItemOf(name),
  kind: 'food',
  id: `food-${name}`,
  nutrition: { kcal: 1, carbs: 0.1, proteins: 0.05, fats: 0.04 },
})

export const entryOf = (name: string, changes: Partial<Entry> = {}): Entry => ({
  key: name,
  item: recipeItemOf(name),
  amount: 1,
  locked: false,
  ...changes,
})

/** A week with the given entries, everything else empty. */
export function weekOf(content: Partial<Record<Weekday, Partial<Record<Meal, readonly Entry[]>>>>): PlanWeek {
  const { week } = storedWeek([])
  const fill = (day: Weekday) => ({
    ...week.days[day],
    ...Object.fromEntries(Object.entries(content[day] ?? {}).map(([meal, entries]) => [meal, { note: '', entries }])),
  })
  return { ...week, days: mapDays(fill) }
}

export const storedOf = (week: PlanWeek): StoredWeek => ({ week, versions: storedWeek([]).versions })
