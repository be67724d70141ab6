import { auth } from '@kostbar/contracts/auth/endpoints'
import { type QueryClient, useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { clearDrafts } from '../../lib/draft.ts'
import { clearUserData } from '../../lib/session.ts'
import { clearWaitingEntries } from './waiting-entries.ts'

/** Mutation that signs out at the API; the caller then navigates and calls `clearSession`. */
export const useSignOut = () => useMutation({ mutationFn: () => call(auth.signout) })

/** Clears the user, cached data, drafts, waiting entries and local storage after the user has signed out. */
export function clearSession(queries: QueryClient): void {
  clearDrafts()
  try {
    localStorage.clear()
  } catch {
    // Storage is disabled: nothing is stored.
  }
  clearWaitingEntries()
  clearUserData(queries)
}
