import { type Meal, weekdays } from '@kostbar/contracts/meals'
import { changedMeals, type PlanWeek } from './plan-week.ts'

/** Step of the undo history with a label for people. */
interface HistoryStep {
  /** Week before the step (undo) or after it (redo). */
  readonly week: PlanWeek
  readonly label: string
}

/** Current week with the steps that led to it and the undone steps. */
export interface History {
  readonly week: PlanWeek
  readonly past: readonly HistoryStep[]
  readonly future: readonly HistoryStep[]
}

/** Maximum number of undo steps; older ones are dropped. */
const maxSteps = 200

export const startHistory = (week: PlanWeek): History => ({ week, past: [], future: [] })

const hasSameMeals = (a: readonly Meal[], b: readonly Meal[]) =>
  a.length === b.length && a.every((meal) => b.includes(meal))

/** Whether two weeks have the same content. */
export const isSameWeek = (a: PlanWeek, b: PlanWeek): boolean =>
  a === b ||
  (hasSameMeals(a.disabledMeals, b.disabledMeals) &&
    weekdays.every((day) => a.days[day] === b.days[day] || changedMeals(a.days[day], b.days[day]).length === 0))

/** Adds a step; a step without changes is ignored. */
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

/** Applies a change to the week of every step, for content that was unknown when the steps were made. */
export const mapHistory = ({ week, past, future }: History, change: (week: PlanWeek) => PlanWeek): History => {
  const mapSteps = (steps: readonly HistoryStep[]) => steps.map((step) => ({ ...step, week: change(step.week) }))
  return { week: change(week), past: mapSteps(past), future: mapSteps(future) }
}
