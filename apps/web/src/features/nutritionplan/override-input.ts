import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/schemas'

interface Override extends Pick<AllergenConflict, 'recipeId' | 'foodId' | 'allergen'> {
  readonly reason: string
}

/** A reason for planning against an allergen as the API takes it. */
export const overrideInput = ({ recipeId, foodId, allergen, reason }: Override) =>
  recipeId === null ? { foodId: foodId ?? '', allergen, reason } : { recipeId, allergen, reason }
