import { averagesOf, type TargetsOf } from './averages.ts'
import { drinksOf } from './drinks.ts'
import { gapsOf } from './gaps.ts'
import { hungerOf } from './hunger.ts'
import { mealTimesOf } from './meal-times.ts'
import type { SmallestChange, WeekStatistics } from './statistics-schemas.ts'
import type { FoodsById, RecordedWeek } from './week.ts'
import { wellbeingOf } from './wellbeing.ts'

/** Statistics of a recorded week. */
export const statisticsOf = (week: RecordedWeek, foods: FoodsById, targetsOn: TargetsOf): WeekStatistics => ({
  averages: averagesOf(week, foods, targetsOn),
  mealTimes: mealTimesOf(week, foods),
  drinks: drinksOf(week, foods),
  hunger: hungerOf(week),
  wellbeing: wellbeingOf(week),
  gaps: gapsOf(week),
})

/** The statistics without energy, macros and targets, for people in protective mode. */
export const withoutNumbers = ({ averages, mealTimes, drinks, ...others }: WeekStatistics): WeekStatistics => ({
  ...others,
  averages: {
    ...averages,
    nutrients: [],
    days: averages.days.map((day) => ({ ...day, sum: null, targets: null })),
  },
  mealTimes: { ...mealTimes, cells: mealTimes.cells.map((cell) => ({ ...cell, kcal: null })) },
  drinks: { ...drinks, kcalPerDay: null },
})

/** The change without its effect on the day's nutrition, for people in protective mode. */
export const withoutEffect = (change: SmallestChange): SmallestChange => ({ ...change, effect: null })
