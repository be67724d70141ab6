import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { ProblemError } from '../../lib/problem-error.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

/** Problems whose own sentence helps more than the general one. */
const telling = new Set<string>([
  'wrong_credentials',
  'account_locked',
  'email_taken',
  'link_invalid',
  'too_many_requests',
  'unavailable',
  'offline',
])

/** The sentence for a refused sign-in, sign-up or link. */
export const authProblemText = (error: unknown): string =>
  error instanceof ProblemError && telling.has(error.code) ? error.msg : texts.unexpected

/**
 * Shows why a form was refused: at the fields the API names, as far as they are among `names`, the first of them
 * focused; otherwise above the button and as a toast.
 * @param fieldOf fields for problems that belong to one although the API names none
 */
export function showProblem<Values extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<Values>,
  names: readonly FieldPath<Values>[],
): void {
  const fields = error instanceof ProblemError ? error.fields : {}
  const wrong = names.filter((name) => fields[name])
  for (const [index, name] of wrong.entries()) {
    setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 })
  }
  if (wrong.length > 0) return
  const text = authProblemText(error)
  setError('root', { type: 'server', message: text })
  void toast.error(text)
}
