import type { Nutrition } from '@kostbar/contracts/macros/schemas'
import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { roundToSum } from '@kostbar/contracts/nutritionplan/day-sums'
import { countedEntries, type DayPlan, dayNutrition, entryNutrition, type PlanWeek } from './plan-week.ts'

/** Nutrition figures of a day: exact for comparisons, rounded for display. */
export interface DayFigures {
  readonly exact: Nutrition
  /** Rounded to whole kcal and g. */
  readonly shown: Nutrition
  /** Whole kcal by entry key; they add up to `shown.kcal`. */
  readonly kcalByEntry: ReadonlyMap<string, number>
}

interface CachedFigures {
  readonly disabledMeals: readonly Meal[]
  readonly figures: DayFigures
}

/** Cache per day, because every entry of the day reads its figures. */
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

/** Figures of a day; the same object until the day changes. */
export function figuresOf(week: PlanWeek, day: Weekday): DayFigures {
  const content = week.days[day]
  const cached = cache.get(content)
  if (cached?.disabledMeals === week.disabledMeals) return cached.figures
  const figures = computeFigures(week, day)
  cache.set(content, { disabledMeals: week.disabledMeals, figures })
  return figures
}
