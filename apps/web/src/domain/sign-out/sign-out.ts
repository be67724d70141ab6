import { auth } from '@kostbar/contracts/auth/endpoints'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { clearDrafts } from '../../lib/draft.ts'
import { clearUserData } from '../../lib/session.ts'
import { clearOfflinePage } from './offline-cache.ts'
import { isPendingShoppingOfOther } from './pending-shopping-keys.ts'
import { clearWaitingEntries } from './waiting-entries.ts'

/** Mutation that signs out at the API; the caller then navigates and calls `clearSession`. */
export const useSignOut = () => useMutation({ mutationFn: () => call(auth.signout, { body: {} }) })

/** Clears localStorage, except what other accounts did here and the API does not have yet. */
function clearStorage(userId: string | undefined): void {
  for (const key of Object.keys(localStorage))
    if (userId === undefined || !isPendingShoppingOfOther(key, userId)) localStorage.removeItem(key)
}

/**
 * Clears the user, cached data, drafts, waiting entries and local storage after the user has signed out. What waits of
 * somebody else stays: their session ended without their signing out.
 * @param userId who has signed out; undefined if that is not known, then nothing of anybody stays
 */
export function clearSession(queries: QueryClient, userId: string | undefined): void {
  clearDrafts()
  try {
    clearStorage(userId)
  } catch {
    // Storage is disabled: nothing is stored.
  }
  void clearWaitingEntries(userId)
  void clearOfflinePage()
  clearUserData(queries)
}
