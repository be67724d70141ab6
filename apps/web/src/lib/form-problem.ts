import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { toast } from '../ui/toast.ts'
import { type ClientProblemCode, ProblemError, problemLink, problemText } from './problem-error.ts'
import { problemTexts } from './problem-texts.ts'

/** Parts of a react-hook-form form that are needed to show a problem. */
type ProblemForm<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'getValues' | 'setError'>

interface FormProblemOptions<Values extends FieldValues> {
  /** German text for an unexpected error. */
  readonly unexpected?: string
  /** Fields to mark for problems whose answer names no field, by problem code. */
  readonly fieldByCode?: Partial<Record<ClientProblemCode, FieldPath<Values>>>
  /** Field of the form for a field that the API names; default: that name. */
  readonly fieldOf?: (field: string) => string
}

/**
 * Shows why the API refused a form: at the fields concerned, with the focus in the first of them; without such fields
 * as the form's `root` error and as a toast.
 */
export function showFormProblem<Values extends FieldValues>(
  form: ProblemForm<Values>,
  problem: unknown,
  {
    unexpected = problemTexts.unexpected,
    fieldByCode = {},
    fieldOf = (field) => field,
  }: FormProblemOptions<Values> = {},
): void {
  const values = form.getValues()
  const fieldErrors = Object.entries(fieldErrorsOf(problem, fieldByCode))
    .map(([field, message]) => [fieldOf(field), message] as const)
    .filter(([field]) => field in values)
  for (const [index, [field, message]] of fieldErrors.entries()) {
    form.setError(field as FieldPath<Values>, { type: 'api', message }, { shouldFocus: index === 0 })
  }
  if (fieldErrors.length > 0) return
  const message = problemText(problem, { unexpected })
  form.setError('root', { type: 'api', message })
  toast.error(message, problemLink(problem))
}

function fieldErrorsOf(
  problem: unknown,
  fieldByCode: Partial<Record<ClientProblemCode, string>>,
): Readonly<Record<string, string>> {
  if (!(problem instanceof ProblemError)) return {}
  const field = fieldByCode[problem.code]
  return field ? { [field]: problem.msg, ...problem.fields } : problem.fields
}
