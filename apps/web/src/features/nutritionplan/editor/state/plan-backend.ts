import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/override-schemas'
import type { MealPlan, PlanWeek } from './plan-week.ts'

/** Cause of a change, stored in the revision. */
export type ChangeCause = 'EDIT' | 'FIT' | 'UNDO'

/** Reason for planning an item against an allergen of the care profile. */
export interface Override extends Pick<AllergenConflict, 'recipeId' | 'foodId' | 'allergen'> {
  readonly reason: string
}

export interface SaveDayCommand {
  readonly day: Weekday
  /** Day version that the change is based on. */
  readonly version: number
  /** Changed meals only; the others stay as stored. */
  readonly meals: readonly { readonly meal: Meal; readonly content: MealPlan }[]
  readonly cause: ChangeCause
  readonly overrides: readonly Override[]
}

/** Week as stored by the API, with the version of each day. */
export interface StoredWeek {
  readonly week: PlanWeek
  readonly versions: Readonly<Record<Weekday, number>>
}

/** API calls of the plan store. */
export interface PlanBackend {
  /** @throws ProblemError `changed_meanwhile` when `version` is not the latest, `allergen_conflict` without a reason */
  readonly saveDay: (command: SaveDayCommand) => Promise<{ version: number }>
  /**
   * Switches a meal on or off. @returns the reloaded week if a meal was switched on whose content the API had hidden
   */
  readonly saveMeal: (meal: Meal, enabled: boolean) => Promise<StoredWeek | undefined>
  readonly load: () => Promise<StoredWeek>
}
