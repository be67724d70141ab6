import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import type { ProblemError } from './problem-error.ts'

/**
 * Puts the API's complaints on the fields they belong to and the focus into the first of them.
 * @returns false when the problem concerns no field of the form, so that it has to be shown elsewhere
 */
export function showFieldProblems<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  problem: ProblemError,
): boolean {
  const known = Object.entries(problem.fields).filter(([field]) => field in form.getValues())
  for (const [index, [field, message]] of known.entries()) {
    form.setError(field as Path<Values>, { type: 'api', message }, { shouldFocus: index === 0 })
  }
  return known.length > 0
}
