import type { Adaptation } from '@kostbar/contracts/nutritionplan/week-schemas'

/** What the last change of the own plan did. */
export interface PlanOutcome {
  readonly text: string
  /** Recipes of a started week that were replaced or left out. */
  readonly adapted?: readonly Adaptation[]
  /** Undoes it; undefined where nothing can be undone. */
  readonly undo: (() => void) | undefined
}
