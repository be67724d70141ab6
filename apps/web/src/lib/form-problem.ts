import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '../ui/toast.ts'
import { ProblemError, problemText } from './problem-error.ts'
import { problemTexts } from './problem-texts.ts'

/** What showing a problem needs of a form. */
type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

/**
 * Puts the API's complaints on the fields they belong to and the focus into the first of them.
 * @returns false when the problem concerns no field of the form, so that it has to be shown elsewhere
 */
export function showFieldProblems<Values extends FieldValues>(form: Form<Values>, problem: unknown): boolean {
  const fields = problem instanceof ProblemError ? problem.fields : {}
  const known = Object.entries(fields).filter(([field]) => field in form.getValues())
  for (const [index, [field, message]] of known.entries()) {
    form.setError(field as FieldPath<Values>, { type: 'api', message }, { shouldFocus: index === 0 })
  }
  return known.length > 0
}

/** Shows why a form was refused: at the fields it concerns, otherwise as the form's `root` error and as a toast. */
export function showProblem<Values extends FieldValues>(form: Form<Values>, problem: unknown): void {
  if (showFieldProblems(form, problem)) return
  const text = problemText(problem, { unexpected: problemTexts.unexpected })
  form.setError('root', { type: 'api', message: text })
  void toast.error(text)
}
