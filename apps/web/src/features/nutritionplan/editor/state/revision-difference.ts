import { type Meal, meals, type Weekday, weekdays } from '@kostbar/contracts/meals'
import type { PlanRevision, RevisionMeal } from '@kostbar/contracts/nutritionplan/revision-schemas'
import type { MealPlan, PlanEntry, PlanWeek } from './plan-week.ts'
import { type DayDifference, mealChanges } from './week-difference.ts'

type RevisionEntry = RevisionMeal['entries'][number]

/** Entry with the fields that a difference shows; revisions store no nutrition. */
const revisionEntry = (entry: RevisionEntry, unknownName: string): PlanEntry => {
  const kind = entry.recipeId === null ? 'food' : 'recipe'
  const id = entry.recipeId ?? entry.foodId ?? unknownName
  return {
    key: id,
    item: {
      kind,
      id,
      name: entry.name ?? unknownName,
      nutrition: { kcal: 0, carbs: 0, proteins: 0, fats: 0 },
      removed: false,
      edited: false,
      allergens: [],
      allergensStated: false,
      ingredientNames: [],
      measures: [],
    },
    amount: entry.portions ?? entry.grams ?? 0,
    locked: entry.locked,
  }
}

const mealPlan = ({ note, entries }: RevisionMeal, unknownName: string): MealPlan => ({
  note,
  entries: entries.map((entry) => revisionEntry(entry, unknownName)),
})

type ComparedMeal = readonly [day: Weekday, meal: Meal, before: MealPlan, after: MealPlan]

/** Differences in week order; unchanged meals are left out. */
const inWeekOrder = (compared: readonly ComparedMeal[]): DayDifference[] =>
  weekdays.flatMap((day) => {
    const changed = meals.flatMap((meal) => {
      const comparison = compared.find((other) => other[0] === day && other[1] === meal)
      const changes = comparison ? mealChanges(comparison[2], comparison[3]) : []
      return changes.length > 0 ? [{ meal, changes }] : []
    })
    return changed.length > 0 ? [{ day, meals: changed }] : []
  })

/** Changes made by a revision. @param unknownName name for recipes and foods that no longer exist */
export const revisionDifference = (revision: PlanRevision, unknownName: string): DayDifference[] =>
  inWeekOrder(
    revision.meals.map(({ day, meal, before, after }) => [
      day,
      meal,
      mealPlan(before, unknownName),
      mealPlan(after, unknownName),
    ]),
  )

/** Differences between the state left by a revision and the current week, because of which it cannot be undone. */
export const differenceSince = (revision: PlanRevision, week: PlanWeek, unknownName: string): DayDifference[] =>
  inWeekOrder(
    revision.meals.map(({ day, meal, after }) => [day, meal, mealPlan(after, unknownName), week.days[day][meal]]),
  )
