import { nutritionOfGrams } from '../nutrition.ts'
import type { EatingWindow, MealTimeCell, MealTimes } from './statistics-schemas.ts'
import { computable, type FoodsById, meanOf, minutesOfDay, type RecordedWeek, timeOfMinutes } from './week.ts'

/** Whether an entry is a meal; drinks do not end a pause between meals. */
const isMeal = ({ kind }: { readonly kind: string }) => kind !== 'DRINK'

/** Meal times of a week: meals by day and hour, eating windows, and mean times of the first and last meal. */
export function mealTimesOf({ days, meals }: RecordedWeek, foods: FoodsById): MealTimes {
  const eaten = meals.filter(isMeal)
  const cells = days.flatMap(({ day }): MealTimeCell[] => {
    const ofDay = eaten.filter((meal) => meal.day === day).sort((a, b) => minutesOfDay(a.time) - minutesOfDay(b.time))
    return [...Map.groupBy(ofDay, ({ time }) => Number(time.slice(0, 2)))].map(([hour, group]) => {
      const known = group
        .flatMap(({ items }) => items.map((item) => computable(item, foods)))
        .filter((item) => item !== null)
      const kcal = known.reduce((sum, { food, grams }) => sum + nutritionOfGrams(food, grams).kcal, 0)
      return { day, hour, count: group.length, kcal: known.length === 0 ? null : kcal }
    })
  })
  const windows = days.flatMap(({ day }): EatingWindow[] => {
    const minutes = eaten
      .filter((meal) => meal.day === day)
      .map(({ time }) => minutesOfDay(time))
      .sort((a, b) => a - b)
    const [first] = minutes
    const last = minutes.at(-1)
    if (first === undefined || last === undefined) return []
    const pauses = minutes.slice(1).map((minute, index) => minute - (minutes[index] ?? minute))
    return [
      {
        day,
        first: timeOfMinutes(first),
        last: timeOfMinutes(last),
        longestPauseMinutes: pauses.length === 0 ? null : Math.max(...pauses),
      },
    ]
  })
  const meanTime = (times: readonly string[]) => {
    const mean = meanOf(times.map(minutesOfDay))
    return mean && timeOfMinutes(mean.mean)
  }
  return {
    cells,
    windows,
    meanFirst: meanTime(windows.map(({ first }) => first)),
    meanLast: meanTime(windows.map(({ last }) => last)),
  }
}
