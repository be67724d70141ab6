import { weekdayOf } from '../calendar.ts'
import type { Nutrition } from '../macros/schemas.ts'
import type { Weekday } from '../meals.ts'
import { nutrients, nutritionOfGrams, sumOfNutrition } from '../nutrition.ts'
import { compareToTarget } from '../nutritionplan/day-sums.ts'
import type { Averages, DayNutrition } from './statistics-schemas.ts'
import { computable, type FoodsById, type RecordedWeek, type WeekItem } from './week.ts'

/** Gives the macro targets of a weekday; null when none are set. */
export type TargetsOf = (weekday: Weekday) => Nutrition | null

/** Maximum number of listed texts of entries that could not be computed. */
const maxMissingTexts = 30

const knownNutrition = (items: readonly WeekItem[], foods: FoodsById): Nutrition[] =>
  items.flatMap((item) => {
    const known = computable(item, foods)
    return known ? [nutritionOfGrams(known.food, known.grams)] : []
  })

/** Nutrition of each day, the week's means beside the targets, and the entries that could not be computed. */
export function averagesOf(week: RecordedWeek, foods: FoodsById, targetsOn: TargetsOf): Averages {
  const days = week.days.map(({ day }): DayNutrition => {
    const items = week.meals.filter((meal) => meal.day === day).flatMap((meal) => meal.items)
    const known = knownNutrition(items, foods)
    return {
      day,
      sum: known.length === 0 ? null : sumOfNutrition(known),
      targets: targetsOn(weekdayOf(day)),
      entries: items.length,
      withoutNutrition: items.length - known.length,
    }
  })
  const counted = days.flatMap(({ sum, targets }) => (sum ? [{ sum, targets }] : []))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const targets = counted.flatMap((day) => day.targets ?? [])
  const hasTargets = counted.length > 0 && targets.length === counted.length
  const missing = week.meals
    .flatMap((meal) => meal.items)
    .filter((item) => !computable(item, foods))
    .map(({ text }) => text)
  return {
    days,
    n: counted.length,
    nutrients:
      counted.length === 0
        ? []
        : nutrients.map((nutrient) => {
            const value = mean(counted.map(({ sum }) => sum[nutrient]))
            const target = hasTargets ? mean(targets.map((each) => each[nutrient])) : null
            return { nutrient, mean: value, target, level: target === null ? null : compareToTarget(value, target) }
          }),
    entries: days.reduce((sum, { entries }) => sum + entries, 0),
    withoutNutrition: missing.length,
    missing: [...new Set(missing)].slice(0, maxMissingTexts),
  }
}
