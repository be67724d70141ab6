import { type Meal, weekdays } from '@kostbar/contracts/meals'
import { changedMeals, type PlanWeek } from './plan-week.ts'

/** A change of the week with the sentence that names it. */
interface Step {
  /** The week before it (undo) or after it (redo). */
  readonly week: PlanWeek
  readonly label: string
}

/** The week with the steps that led to it, and those that were undone. */
export interface History {
  readonly week: PlanWeek
  readonly past: readonly Step[]
  readonly future: readonly Step[]
}

/** Older steps are forgotten. */
const maxSteps = 200

export const startHistory = (week: PlanWeek): History => ({ week, past: [], future: [] })

const hasSameMeals = (a: readonly Meal[], b: readonly Meal[]) =>
  a.length === b.length && a.every((meal) => b.includes(meal))

/** Whether two weeks hold the same. */
export const isSameWeek = (a: PlanWeek, b: PlanWeek): boolean =>
  a === b ||
  (hasSameMeals(a.disabledMeals, b.disabledMeals) &&
    weekdays.every((day) => a.days[day] === b.days[day] || changedMeals(a.days[day], b.days[day]).length === 0))

/** Adds a step; one that changes nothing is none. */
export function addStep(history: History, week: PlanWeek, label: string): History {
  if (isSameWeek(week, history.week)) return history
  return { week, past: [...history.past, { week: history.week, label }].slice(-maxSteps), future: [] }
}

export function undoStep({ week, past, future }: History): History | undefined {
  const step = past.at(-1)
  return step && { week: step.week, past: past.slice(0, -1), future: [...future, { week, label: step.label }] }
}

export function redoStep({ week, past, future }: History): History | undefined {
  const step = future.at(-1)
  return step && { week: step.week, past: [...past, { week, label: step.label }], future: future.slice(0, -1) }
}

/** Changes the week in all steps: for what was not known when they were made. */
export const mapHistory = ({ week, past, future }: History, change: (week: PlanWeek) => PlanWeek): History => {
  const mapSteps = (steps: readonly Step[]) => steps.map((step) => ({ ...step, week: change(step.week) }))
  return { week: change(week), past: mapSteps(past), future: mapSteps(future) }
}
