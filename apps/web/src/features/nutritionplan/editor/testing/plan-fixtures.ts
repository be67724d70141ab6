import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { StoredPlanWeek } from '../state/plan-backend.ts'
import { storedWeek } from '../state/plan-mapping.ts'
import { type EditorItem, mapDays, type PlanEntry, type PlanWeek } from '../state/plan-week.ts'

/** Recipe with round figures: 100 kcal per portion by default. */
export const recipeItemOf = (name: string, changes: Partial<EditorItem> = {}): EditorItem => ({
  kind: 'recipe',
  id: `recipe-${name}`,
  name,
  nutrition: { kcal: 100, carbs: 10, proteins: 5, fats: 4 },
  removed: false,
  edited: false,
  allergens: [],
  allergensStated: true,
  ingredientNames: [],
  measures: [],
  ...changes,
})

/** Food with 1 kcal per gram. */
export const foodItemOf = (name: string): EditorItem => ({
  ...recipeItemOf(name),
  kind: 'food',
  id: `food-${name}`,
  nutrition: { kcal: 1, carbs: 0.1, proteins: 0.05, fats: 0.04 },
})

export const entryOf = (name: string, changes: Partial<PlanEntry> = {}): PlanEntry => ({
  key: name,
  item: recipeItemOf(name),
  amount: 1,
  locked: false,
  ...changes,
})

/** Week with the given entries and nothing else. */
export function weekOf(content: Partial<Record<Weekday, Partial<Record<Meal, readonly PlanEntry[]>>>>): PlanWeek {
  const { week } = storedWeek([])
  const fill = (day: Weekday) => ({
    ...week.days[day],
    ...Object.fromEntries(Object.entries(content[day] ?? {}).map(([meal, entries]) => [meal, { note: '', entries }])),
  })
  return { ...week, days: mapDays(fill) }
}

export const storedOf = (week: PlanWeek): StoredPlanWeek => ({ week, versions: storedWeek([]).versions })
