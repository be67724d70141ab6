import type { Meal, Weekday } from '@kostbar/contracts/meals'
import type { OverrideReason } from '../../../../domain/conflicts/override-input.ts'
import type { MealPlan, PlanWeek } from './plan-week.ts'

/** Cause of a change, stored in the revision. */
export type EditorCause = 'EDIT' | 'FIT' | 'UNDO'

export interface SaveDayCommand {
  readonly day: Weekday
  /** Day version that the change is based on. */
  readonly version: number
  /** Changed meals only; the others stay as stored. */
  readonly meals: readonly { readonly meal: Meal; readonly content: MealPlan }[]
  readonly cause: EditorCause
  readonly overrides: readonly OverrideReason[]
}

/** Week as stored by the API, with the version of each day. */
export interface StoredPlanWeek {
  readonly week: PlanWeek
  readonly versions: Readonly<Record<Weekday, number>>
}

/** API calls of the plan store. */
export interface PlanBackend {
  /** Whether the API lists meals that are off as empty, and refuses changes of them, as in one's own plan. */
  readonly hidesDisabledMeals?: true
  /** @throws ProblemError `changed_meanwhile` when `version` is not the latest, `allergen_conflict` without a reason */
  readonly saveDay: (command: SaveDayCommand) => Promise<{ version: number }>
  /**
   * Switches a meal on or off. @returns the reloaded week if a meal was switched on whose content the API had hidden
   */
  readonly saveMeal: (meal: Meal, enabled: boolean) => Promise<StoredPlanWeek | undefined>
  readonly load: () => Promise<StoredPlanWeek>
}
