import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import type { FieldErrors, FieldValues, Resolver, ResolverResult } from 'react-hook-form'

/**
 * Form resolver that validates the request body made of a form's values against the contract; the values stay as typed.
 * @param toFormErrors maps errors with the contract's field names to those of the form; default: the names are the same
 */
export function contractResolver<Values extends FieldValues>(
  schema: Parameters<typeof standardSchemaResolver>[0],
  toInput: (values: Values) => FieldValues,
  toFormErrors: (errors: FieldErrors<Values>, values: Values) => FieldErrors<Values> = (errors) => errors,
): Resolver<Values> {
  const validate = standardSchemaResolver(schema)
  return async (values, context, options): Promise<ResolverResult<Values>> => {
    const { errors } = await validate(toInput(values), context, options as never)
    const shown = toFormErrors(errors as never, values)
    return Object.keys(shown).length === 0 ? { values, errors: {} } : { values: {}, errors: shown }
  }
}
