import type { Meal, Weekday } from '@kostbar/contracts/meals'
import { createStore } from '../../../../lib/external-store.ts'
import { addStep, mapHistory, startHistory } from './history.ts'
import { mergeWeek, revealMeal } from './merge-week.ts'
import type { PlanBackend, StoredPlanWeek } from './plan-backend.ts'
import type { DayConflict, PlanSnapshot } from './plan-snapshot.ts'
import { type DayPlan, isMealEnabled, type PlanWeek } from './plan-week.ts'
import { unsavedChanges } from './unsaved-changes.ts'

/** An edited week with its undo steps, and the week that the API has stored, to which it is compared. */
export function createPlanState(initial: StoredPlanWeek, backend: Pick<PlanBackend, 'hidesDisabledMeals'>) {
  let stored = initial
  const store = createStore<PlanSnapshot>({
    history: startHistory(initial.week),
    saveState: 'saved',
    savedAt: null,
    problem: null,
    conflicts: [],
    allergenConflicts: [],
  })
  const { get } = store
  const update = (changes: Partial<PlanSnapshot>) => store.set({ ...get(), ...changes })
  const week = () => get().history.week
  const unsaved = () => unsavedChanges(stored.week, week(), backend.hidesDisabledMeals)

  /** Adds the content of a switched-on meal to the stored week, all undo steps, and the other versions in conflicts. */
  function reveal(meal: Meal, latest: PlanWeek): void {
    const addContent = revealMeal(meal, stored.week, latest)
    stored = { ...stored, week: addContent(stored.week) }
    const conflicts = get().conflicts.map((conflict) => ({
      ...conflict,
      theirs: { ...conflict.theirs, [meal]: latest.days[conflict.day][meal] },
    }))
    update({ history: mapHistory(get().history, addContent), conflicts })
  }

  /** Merges newer days from the API; days changed on both sides become conflicts. */
  function receive(latest: StoredPlanWeek, label: string): void {
    const merged = mergeWeek(stored, week(), latest)
    stored = merged.stored
    const isReplaced = ({ day }: DayConflict) => merged.conflicts.some((conflict) => conflict.day === day)
    update({
      history: addStep(get().history, merged.edited, label),
      conflicts: [...get().conflicts.filter((conflict) => !isReplaced(conflict)), ...merged.conflicts],
    })
  }

  return {
    subscribe: store.subscribe,
    get,
    update,
    week,
    /** Week and versions stored by the API. */
    stored: (): StoredPlanWeek => stored,
    unsaved,
    hasChanges: () => !unsaved().isEmpty,
    /** Whether a day waits for a decision of the user before it can be saved. */
    isBlocked: (day: Weekday) =>
      get().conflicts.some((conflict) => conflict.day === day) ||
      get().allergenConflicts.some((conflict) => conflict.day === day),
    /** Notes that the API has stored a day with this content. */
    setStoredDay(day: Weekday, content: DayPlan, version: number): void {
      stored = {
        week: { ...stored.week, days: { ...stored.week.days, [day]: content } },
        versions: { ...stored.versions, [day]: version },
      }
    },
    /** Notes that the API has switched a meal. @param latest week that was reloaded for the content of the meal */
    setStoredSwitch(meal: Meal, isEnabled: boolean, latest: StoredPlanWeek | undefined): void {
      const others = stored.week.disabledMeals.filter((other) => other !== meal)
      stored = { ...stored, week: { ...stored.week, disabledMeals: isEnabled ? others : [...others, meal] } }
      if (latest) reveal(meal, latest.week)
    },
    /** Replaces the week with that of the API, as one undo step. */
    replace(latest: StoredPlanWeek, label: string): void {
      stored = latest
      update({
        history: addStep(get().history, latest.week, label),
        conflicts: [],
        allergenConflicts: [],
        saveState: 'saved',
        problem: null,
      })
    },
    /** Merges the week of the API into one with unsaved changes, as one undo step. */
    merge(latest: StoredPlanWeek, label: string): void {
      const revealed = stored.week.disabledMeals.filter((meal) => isMealEnabled(latest.week, meal))
      receive(latest, label)
      for (const meal of revealed) reveal(meal, latest.week)
    },
  }
}

export type PlanState = ReturnType<typeof createPlanState>
