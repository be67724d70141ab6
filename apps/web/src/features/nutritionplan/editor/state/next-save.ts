import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { PlanBackend, SaveDayCommand } from './plan-backend.ts'
import type { PlanState } from './plan-state.ts'

/** Why the changes of a day were made. */
export type SaveReasons = Pick<SaveDayCommand, 'cause' | 'overrides'>

/** A request that saves a part of the unsaved changes. */
interface SaveRequest {
  readonly send: () => Promise<void>
  /** The day that it saves; undefined for the switch of a meal. */
  readonly day?: Weekday
}

/** Next save request; undefined when nothing is left that can be saved. */
export function nextSave(state: PlanState, backend: PlanBackend, reasons: SaveReasons): SaveRequest | undefined {
  const { switches, canSwitch, days } = state.unsaved()
  const meal = switches.find(canSwitch)
  if (meal) return { send: () => saveSwitch(state, backend, meal) }
  const day = days.find((changed) => !state.isBlocked(changed))
  return day && { send: () => saveDay(state, backend, day, reasons), day }
}

async function saveDay(state: PlanState, backend: PlanBackend, day: Weekday, reasons: SaveReasons): Promise<void> {
  const content = state.week().days[day]
  const { version } = await backend.saveDay({
    day,
    version: state.stored().versions[day],
    meals: state
      .unsaved()
      .mealsOf(day)
      .map((meal) => ({ meal, content: content[meal] })),
    ...reasons,
  })
  state.setStoredDay(day, content, version)
}

async function saveSwitch(state: PlanState, backend: PlanBackend, meal: Meal): Promise<void> {
  const isEnabled = !state.week().disabledMeals.includes(meal)
  state.setStoredSwitch(meal, isEnabled, await backend.saveMeal(meal, isEnabled))
}
