import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import {
  type DayPlan,
  type EditorItem,
  isMealEnabled,
  isSameItem,
  type MealPlan,
  type PlanEntry,
  type PlanWeek,
} from './plan-week.ts'

/** Difference between two versions of a meal. */
export type ContentDifference =
  | { readonly type: 'added'; readonly item: EditorItem; readonly amount: number }
  | { readonly type: 'removed'; readonly item: EditorItem; readonly amount: number }
  | { readonly type: 'amount'; readonly item: EditorItem; readonly from: number; readonly to: number }
  | { readonly type: 'locked'; readonly item: EditorItem; readonly locked: boolean }
  | { readonly type: 'note'; readonly from: string; readonly to: string }
  | { readonly type: 'order' }

export interface MealDifference {
  readonly meal: Meal
  readonly changes: readonly ContentDifference[]
}

export interface DayDifference {
  readonly day: Weekday
  readonly meals: readonly MealDifference[]
}

export interface WeekDifference {
  /** Days with changes; unchanged ones are left out. */
  readonly days: readonly DayDifference[]
  readonly switchedOff: readonly Meal[]
  readonly switchedOn: readonly Meal[]
}

const findItem = (entries: readonly PlanEntry[], item: EditorItem) =>
  entries.find((entry) => isSameItem(entry.item, item))

function entryChanges({ item, amount, locked }: PlanEntry, after: PlanEntry | undefined): ContentDifference[] {
  if (!after) return [{ type: 'removed', item, amount }]
  return [
    ...(after.amount === amount ? [] : [{ type: 'amount' as const, item: after.item, from: amount, to: after.amount }]),
    ...(after.locked === locked ? [] : [{ type: 'locked' as const, item: after.item, locked: after.locked }]),
  ]
}

/** Changes from one version of a meal to the other; `order` only if nothing else changed. */
export function mealChanges(before: MealPlan, after: MealPlan): ContentDifference[] {
  const changes: ContentDifference[] = [
    ...before.entries.flatMap((entry) => entryChanges(entry, findItem(after.entries, entry.item))),
    ...after.entries
      .filter(({ item }) => !findItem(before.entries, item))
      .map(({ item, amount }) => ({ type: 'added' as const, item, amount })),
    ...(before.note === after.note ? [] : [{ type: 'note' as const, from: before.note, to: after.note }]),
  ]
  const isReordered = before.entries.some(({ item }, index) => {
    const other = after.entries[index]
    return other !== undefined && !isSameItem(item, other.item)
  })
  return changes.length === 0 && isReordered ? [{ type: 'order' }] : changes
}

/** Changed meals of a day. */
export const dayDifference = (before: DayPlan, after: DayPlan): MealDifference[] =>
  meals.flatMap((meal) => {
    const changes = before[meal] === after[meal] ? [] : mealChanges(before[meal], after[meal])
    return changes.length > 0 ? [{ meal, changes }] : []
  })

/** Changes from one week to another. Meals switched off in both are left out, because nobody sees them. */
export function weekDifference(before: PlanWeek, after: PlanWeek): WeekDifference {
  const isOn = (meal: Meal) => isMealEnabled(before, meal) || isMealEnabled(after, meal)
  return {
    days: weekdays.flatMap((day) => {
      const changed = dayDifference(before.days[day], after.days[day]).filter(({ meal }) => isOn(meal))
      return changed.length > 0 ? [{ day, meals: changed }] : []
    }),
    switchedOff: after.disabledMeals.filter((meal) => isMealEnabled(before, meal)),
    switchedOn: before.disabledMeals.filter((meal) => isMealEnabled(after, meal)),
  }
}

export const isEmptyDifference = ({ days, switchedOff, switchedOn }: WeekDifference): boolean =>
  days.length + switchedOff.length + switchedOn.length === 0
