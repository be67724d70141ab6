import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { recipeDraft } from '@kostbar/contracts/recipes/schemas'
import type { FieldError, FieldErrors, Resolver } from 'react-hook-form'
import { type RecipeForm, toRecipeDraft } from './recipe-form-values.ts'

const check = standardSchemaResolver(recipeDraft)

/** Checks what is typed by the contract; its complaints come back on the fields of the form. */
export const recipeResolver: Resolver<RecipeForm> = async (form, context, options) => {
  const { errors } = await check(toRecipeDraft(form, null), context, options as never)
  return Object.keys(errors).length === 0 ? { values: form, errors: {} } : { values: {}, errors: onFields(errors) }
}

/** The contract's steps are plain texts, the form's are rows with a text. */
function onFields(errors: object): FieldErrors<RecipeForm> {
  const { steps, ...others } = errors as { steps?: (FieldError | undefined)[] }
  return Array.isArray(steps) ? { ...others, steps: steps.map((error) => error && { text: error }) } : errors
}
