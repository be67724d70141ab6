import { recipeDraft } from '@kostbar/contracts/recipes/schemas'
import type { FieldError, FieldErrors } from 'react-hook-form'
import { contractResolver } from '../../../lib/contract-resolver.ts'
import { mustConfirmAllergens, type RecipeFormValues, toRecipeInput } from './recipe-form-values.ts'
import { texts } from './texts.ts'

/** Validates the form against the contract and maps its errors to form fields; refuses unconfirmed allergens. */
export const recipeResolver = contractResolver<RecipeFormValues>(recipeDraft, toRecipeInput, (errors, form) => ({
  ...toFormErrors(errors),
  ...(mustConfirmAllergens(form) && {
    allergensConfirmed: { type: 'unconfirmed', message: texts.confirmAllergens },
  }),
}))

/** Steps are strings in the contract, objects in the form (for useFieldArray). */
function toFormErrors(errors: object): FieldErrors<RecipeFormValues> {
  const { steps, ...others } = errors as { steps?: (FieldError | undefined)[] }
  return Array.isArray(steps) ? { ...others, steps: steps.map((error) => error && { text: error }) } : errors
}
