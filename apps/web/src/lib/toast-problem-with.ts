import { toast } from '../ui/toast.ts'
import { type ClientProblemCode, problemLink, problemText } from './problem-error.ts'

/**
 * Creates a function that shows a failed call as `toastProblem` does, some of them with sentences of their own.
 * @param overrides sentences that replace the API's, by code
 */
export const toastProblemWith =
  (overrides: Partial<Record<ClientProblemCode, string>>) =>
  (error: unknown): void =>
    toast.error(problemText(error, overrides), problemLink(error))
