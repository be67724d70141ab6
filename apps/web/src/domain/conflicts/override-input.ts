import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/override-schemas'
import { ProblemError } from '../../lib/problem-error.ts'

/** Conflict that is planned anyway, with the reason. */
export interface OverrideReason extends Pick<AllergenConflict, 'recipeId' | 'foodId' | 'allergen'> {
  readonly reason: string
}

/** An override in the form of the API's request body. */
export const overrideInput = ({ recipeId, foodId, allergen, reason }: OverrideReason) =>
  recipeId === null ? { foodId: foodId ?? '', allergen, reason } : { recipeId, allergen, reason }

/** Overrides for the API: the same reason for each conflict; an empty list when no reason was given. */
export const overrideInputs = (conflicts: readonly AllergenConflict[], reason: string | undefined) =>
  reason === undefined ? [] : conflicts.map((conflict) => overrideInput({ ...conflict, reason }))

/** Allergen conflicts for which the API asks a reason; an empty list for any other error. */
export const allergenConflictsOf = (error: unknown): readonly AllergenConflict[] =>
  error instanceof ProblemError && error.code === 'allergen_conflict' && Array.isArray(error.current)
    ? (error.current as AllergenConflict[])
    : []
