import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { roundToSum } from '@kostbar/contracts/nutritionplan/day-sums'
import { countedEntries, type DayPlan, dayNutrition, entryNutrition, type PlanWeek } from './plan-week.ts'

/** The figures of a day: exact for judgements, rounded for people. */
export interface DayFigures {
  readonly exact: Nutrition
  /** Whole kcal and grams. */
  readonly shown: Nutrition
  /** Whole kcal by the keys of the entries that count; they add up to `shown.kcal`. */
  readonly kcalByEntry: ReadonlyMap<string, number>
}

interface CachedFigures {
  readonly disabledMeals: readonly Meal[]
  readonly figures: DayFigures
}

/** A day is computed once, however many entries show their part of it. */
const cache = new WeakMap<DayPlan, CachedFigures>()

function computeFigures(week: PlanWeek, day: Weekday): DayFigures {
  const exact = dayNutrition(week, day)
  const entries = countedEntries(week, day)
  const kcal = roundToSum(entries.map((entry) => entryNutrition(entry).kcal))
  return {
    exact,
    shown: {
      kcal: Math.round(exact.kcal),
      carbs: Math.round(exact.carbs),
      proteins: Math.round(exact.proteins),
      fats: Math.round(exact.fats),
    },
    kcalByEntry: new Map(entries.map(({ key }, index) => [key, kcal[index] ?? 0])),
  }
}

/** The figures of a day of the week; the same object until the day changes. */
export function figuresOf(week: PlanWeek, day: Weekday): DayFigures {
  const content = week.days[day]
  const cached = cache.get(content)
  if (cached?.disabledMeals === week.disabledMeals) return cached.figures
  const figures = computeFigures(week, day)
  cache.set(content, { disabledMeals: week.disabledMeals, figures })
  return figures
}
