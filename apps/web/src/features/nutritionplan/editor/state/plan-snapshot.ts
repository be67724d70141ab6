import type { Weekday } from '@kostbar/contracts/meals'
import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/override-schemas'
import type { ProblemError } from '../../../../lib/problem-error.ts'
import type { SaveState } from '../../../../lib/save-timer.ts'
import type { History } from './history.ts'
import type { DayPlan } from './plan-week.ts'

/** Conflict on a day that somebody else changed while it has unsaved changes here. */
export interface DayConflict {
  readonly day: Weekday
  readonly theirs: DayPlan
  readonly version: number
}

/** Items of a day that contain an allergen of the care profile and need a reason. */
export interface DayAllergens {
  readonly day: Weekday
  readonly items: readonly AllergenConflict[]
}

export interface PlanSnapshot {
  readonly history: History
  readonly saveState: SaveState
  /** When the API last confirmed a change, ISO 8601. */
  readonly savedAt: string | null
  /** Why the plan is not saved; null while there is no error. */
  readonly problem: ProblemError | null
  readonly conflicts: readonly DayConflict[]
  /** Allergen conflicts that need reasons; their days are not saved until they are given or the items dropped. */
  readonly allergenConflicts: readonly DayAllergens[]
}
