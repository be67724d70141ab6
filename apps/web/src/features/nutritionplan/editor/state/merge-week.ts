import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { StoredPlanWeek } from './plan-backend.ts'
import type { DayConflict } from './plan-snapshot.ts'
import { changedMeals, isMealEnabled, isSameItem, type MealPlan, mapDays, type PlanWeek } from './plan-week.ts'

/** Meals that are switched differently in the edited week than in the stored one. */
export const changedSwitches = (stored: PlanWeek, edited: PlanWeek): Meal[] =>
  meals.filter((meal) => edited.disabledMeals.includes(meal) !== stored.disabledMeals.includes(meal))

interface MergedWeek {
  readonly stored: StoredPlanWeek
  readonly edited: PlanWeek
  /** Days changed on both sides; neither side of them is adopted. */
  readonly conflicts: readonly DayConflict[]
}

/**
 * Merges newer days of the API into an edited week (three-way merge): unsaved changes stay, days changed on both sides
 * become conflicts, and meals with unsaved content stay on.
 * @param stored week on which the unsaved changes are based
 */
export function mergeWeek(stored: StoredPlanWeek, edited: PlanWeek, latest: StoredPlanWeek): MergedWeek {
  const newer = weekdays.filter((day) => latest.versions[day] !== stored.versions[day])
  const isUnsaved = (day: Weekday) => changedMeals(stored.week.days[day], edited.days[day]).length > 0
  // A release gives a day a new version and leaves its content as it was.
  const isChangedElsewhere = (day: Weekday) => changedMeals(stored.week.days[day], latest.week.days[day]).length > 0
  const conflicts = newer
    .filter(
      (day) =>
        isUnsaved(day) && isChangedElsewhere(day) && changedMeals(latest.week.days[day], edited.days[day]).length > 0,
    )
    .map((day) => ({ day, theirs: latest.week.days[day], version: latest.versions[day] }))
  const adopted = newer.filter((day) => !conflicts.some((conflict) => conflict.day === day))
  const daysOf = (days: readonly Weekday[]) => Object.fromEntries(days.map((day) => [day, latest.week.days[day]]))
  const ownSwitches = changedSwitches(stored.week, edited)
  const unsavedMeals = weekdays.flatMap((day) => changedMeals(stored.week.days[day], edited.days[day]))
  // The board hides meals that are off, and the API refuses changes of them in one's own plan.
  const staysOn = (meal: Meal) => isMealEnabled(edited, meal) && unsavedMeals.includes(meal)
  return {
    stored: {
      week: { days: { ...stored.week.days, ...daysOf(adopted) }, disabledMeals: latest.week.disabledMeals },
      versions: { ...stored.versions, ...Object.fromEntries(adopted.map((day) => [day, latest.versions[day]])) },
    },
    edited: {
      days: { ...edited.days, ...daysOf(adopted.filter((day) => !isUnsaved(day))) },
      disabledMeals: meals.filter(
        (meal) => !staysOn(meal) && (ownSwitches.includes(meal) ? edited : latest.week).disabledMeals.includes(meal),
      ),
    },
    conflicts,
  }
}

/** Meal with the entries that were hidden while it was off, before those that were added since. */
function withHidden(shown: MealPlan, hidden: MealPlan, latest: MealPlan): MealPlan {
  if (shown === hidden) return latest
  const known = [...hidden.entries, ...shown.entries]
  const revealed = latest.entries.filter(({ item }) => !known.some((entry) => isSameItem(entry.item, item)))
  return revealed.length === 0 ? shown : { ...shown, entries: [...revealed, ...shown.entries] }
}

/**
 * Gives a function that adds the content of a switched-on meal, which the API listed as empty while it was off, to a
 * week. What was added to the meal since stays.
 * @param hidden week with the meal switched off
 * @param latest week with the meal switched on
 */
export const revealMeal =
  (meal: Meal, hidden: PlanWeek, latest: PlanWeek) =>
  (shown: PlanWeek): PlanWeek => ({
    ...shown,
    days: mapDays((day) => {
      const before = shown.days[day][meal]
      const after = withHidden(before, hidden.days[day][meal], latest.days[day][meal])
      return after === before ? shown.days[day] : { ...shown.days[day], [meal]: after }
    }),
  })
