import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { recipeDraft } from '@kostbar/contracts/recipes/schemas'
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import { type RecipeFormValues, toRecipeInput } from './recipe-form-values.ts'

const validateDraft = standardSchemaResolver(recipeDraft)

/** Validates the form against the contract and maps its errors to form fields. */
export const recipeResolver: Resolver<RecipeFormValues> = async (form, context, options) => {
  const { errors } = await validateDraft(toRecipeInput(form), context, options as never)
  return Object.keys(errors).length === 0 ? { values: form, errors: {} } : { values: {}, errors: toFormErrors(errors) }
}

/** Steps are strings in the contract, objects in the form (for useFieldArray). */
function toFormErrors(errors: object): FieldErrors<RecipeFormValues> {
  const { steps, ...others } = errors as { steps?: (FieldError | undefined)[] }
  return Array.isArray(steps) ? { ...others, steps: steps.map((error) => error && { text: error }) } : errors
}
