import type { QueryClient } from '@tanstack/react-query'
import type { SessionLoss } from '../lib/api.ts'
import { giveUpChanges, hasUnsavedChanges } from '../lib/leave-guards.ts'
import { askToSignIn, sessionLoss } from '../lib/lost-session.ts'
import { paths } from '../lib/paths.ts'
import { markSignedOut, sessionQuery } from '../lib/session.ts'

/**
 * Handles a lost session. What is unsaved keeps the page, and its user is asked to sign in again. Otherwise the user is
 * signed out, or the document is loaded anew for the other user.
 * @param isChanged whether a change was refused, which counts as unsaved
 * @returns whether the user has regained the session
 */
export async function loseSession(loss: SessionLoss, isChanged: boolean, queries: QueryClient): Promise<boolean> {
  const isKnown = Boolean(queries.getQueryData(sessionQuery.queryKey))
  const isAsked = sessionLoss.get() !== null
  const lasting = isKnown && (isAsked || isChanged || hasUnsavedChanges()) ? await askToSignIn(loss) : loss
  if (!lasting) return true
  giveUpChanges()
  if (lasting === 'ended') {
    markSignedOut(queries)
    return false
  }
  location.assign(paths.profile)
  // The document is being replaced: calls of its user must neither fail visibly nor be sent.
  return new Promise(() => undefined)
}
