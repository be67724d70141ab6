import type { MacroTargets, Nutrition } from '@kostbar/contracts/macros/schemas'
import { targetsOn } from '@kostbar/contracts/macros/weekday-targets'
import type { Weekday } from '@kostbar/contracts/meals'
import type { CheckedItem } from '@kostbar/contracts/nutritionplan/conflicts'
import { type FitLimit, fitPortions } from '@kostbar/contracts/nutritionplan/fit-portions'
import type { PlanDay, PortionChange } from '@kostbar/contracts/nutritionplan/schemas'

/** Planned recipe whose portions the fit would change. */
export interface ProposedChange extends PortionChange {
  readonly recipe: CheckedItem
}

/** Portion fit of a day. */
export interface FittedDay {
  readonly day: Weekday
  readonly targets: MacroTargets
  readonly before: Nutrition
  readonly after: Nutrition
  /** Proposed changes; empty if none gets closer to the targets. */
  readonly changes: readonly ProposedChange[]
  readonly limits: readonly FitLimit[]
}

/**
 * Portion fit of days with recipes and targets. Locked and withdrawn recipes keep their portions, foods their weight;
 * switched-off meals do not count.
 * @param user targets as held by the session
 */
export function fitWeek(days: readonly PlanDay[], user: Parameters<typeof targetsOn>[0]): FittedDay[] {
  return days.flatMap(({ day, meals }) => {
    const targets = targetsOn(user, day)
    const counted = meals.filter(({ enabled }) => enabled)
    const planned = counted.flatMap(({ id: meal, recipes }) => recipes.map((recipe) => ({ meal, recipe })))
    if (!targets || planned.length === 0) return []
    const foods = counted.flatMap((meal) => meal.foods)
    const entries = [
      ...planned.map(({ recipe }) => ({
        nutrition: recipe,
        portions: recipe.portions,
        locked: recipe.locked || recipe.removed,
      })),
      ...foods.map((food) => ({ nutrition: food, portions: 1, locked: true })),
    ]
    const { portions, before, after, limits } = fitPortions(entries, targets)
    const changes = planned.flatMap(({ meal, recipe }, index) => {
      const to = portions[index] ?? recipe.portions
      return to === recipe.portions ? [] : [{ day, meal, recipeId: recipe.id, from: recipe.portions, to, recipe }]
    })
    return [{ day, targets, before, after, changes, limits }]
  })
}

/** Inverse changes, for undo. */
export const undoOf = (changes: readonly PortionChange[]): PortionChange[] =>
  changes.map(({ from, to, ...entry }) => ({ ...entry, from: to, to: from }))
