import { toast } from '../ui/toast.ts'
import { hasUnsavedChanges } from './leave-guards.ts'
import type { ProblemError } from './problem-error.ts'
import { problemTexts } from './problem-texts.ts'
import { toastProblem } from './toast-problem.ts'

/** Whether an import may fail because it has failed before: some browsers remember that until the document is reloaded. */
let hasFailedBefore = false

/**
 * Handles the failed import of what the user opens or the page shows, never of what is only prefetched. Reloads the page if
 * a newer release has replaced its scripts, and if the server is reachable but the import has failed before. Otherwise, and
 * while something is unsaved, the page and everything typed into it stay.
 * @param problem of what the user opens; shown as a toast unless the page is reloaded. Without it the page is not reloaded
 *   under the user's hands.
 */
export async function reportImportFailure(problem?: ProblemError): Promise<void> {
  const document = await fetchDocument()
  const isOutdated = document?.includes(new URL(import.meta.url).pathname) === false
  const needsReload = isOutdated || (hasFailedBefore && document !== undefined)
  hasFailedBefore ||= problem !== undefined || document === undefined
  if (needsReload && !hasUnsavedChanges() && (problem || !isInUse())) location.reload()
  else if (problem && needsReload) toast.error(problemTexts.reload)
  else if (problem) toastProblem(problem)
}

/** The server's current document, which refers to this build's chunk unless there is a newer one; undefined without an answer. */
async function fetchDocument(): Promise<string | undefined> {
  try {
    const response = await fetch(location.href)
    return response.ok ? await response.text() : undefined
  } catch {
    return undefined
  }
}

/** Whether the user is in a field or a dialog. */
const isInUse = () => document.activeElement?.closest('input, textarea, select, [role=dialog]') != null
