import type { DayChanges, DayEntry } from '@kostbar/contracts/day-log/schemas'

/** A day with changes that the API has not confirmed yet. */
export function applyChanges<Day extends DayEntry>(day: Day, { meals = {}, ...values }: DayChanges): Day {
  const changed = day.meals.map((one) => {
    const state = meals[one.meal]
    return state === undefined ? one : { ...one, state }
  })
  return { ...day, ...values, meals: changed }
}
