import { toast } from '../ui/toast.ts'
import { type ClientProblemCode, problemLink, problemText } from './problem-error.ts'

/**
 * Shows a failed call as a toast, with a link to the page on which the problem can be solved.
 * @param overrides sentences that replace the API's, by code
 */
export const toastProblem = (error: unknown, overrides: Partial<Record<ClientProblemCode, string>> = {}): void =>
  void toast.error(problemText(error, overrides), problemLink(error))
