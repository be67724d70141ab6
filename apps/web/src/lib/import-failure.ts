import type { ProblemError } from './problem-error.ts'
import { toastProblem } from './toast-problem.ts'

/**
 * Handles the failed import of what the user opens, never of what is only prefetched: reloads the page if a newer release
 * has replaced its scripts. Otherwise the page and everything typed into it stay.
 * @param problem shown as a toast unless the page is reloaded
 */
export async function reportImportFailure(problem?: ProblemError): Promise<void> {
  if (await isOutdated().catch(() => false)) location.reload()
  else if (problem) toastProblem(problem)
}

/** Whether the server's current document no longer refers to this build's chunk. @throws TypeError offline */
async function isOutdated(): Promise<boolean> {
  const response = await fetch(location.href)
  return response.ok && !(await response.text()).includes(new URL(import.meta.url).pathname)
}
