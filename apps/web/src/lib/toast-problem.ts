import { toast } from '../ui/toast.ts'
import { problemLink, problemText } from './problem-error.ts'

/** Shows a failed call as a toast, with a link to the page on which the problem can be solved. */
export const toastProblem = (error: unknown): void => toast.error(problemText(error), problemLink(error))
