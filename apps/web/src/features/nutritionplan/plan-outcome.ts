import type { Adaptation } from '@kostbar/contracts/templates/week-schemas'

/** Outcome of the last change of the own plan. */
export interface PlanOutcome {
  readonly text: string
  /** Recipes of a started shipped week that were replaced or left out. */
  readonly adapted?: readonly Adaptation[]
  /** Undoes the change; undefined if it cannot be undone. */
  readonly undo: (() => void) | undefined
}
