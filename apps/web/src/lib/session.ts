import { auth } from '@kostbar/contracts/auth/endpoints'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call, query } from './api.ts'
import { contentKey } from './content/queries.ts'
import { clearDrafts } from './draft.ts'
import { ProblemError } from './problem-error.ts'
import { publicSettingsQuery } from './public-settings.ts'

/** The readable companion of the two httpOnly session cookies; it holds no secret. */
export const markerCookie = 'kostbar_signed_in'

/** Whether this browser holds a session, perhaps an expired one. Only in the browser; components take `useSession`. */
export const hasSessionMarker = (): boolean => document.cookie.split('; ').includes(`${markerCookie}=1`)

/** The signed-in user, null when signed out; without data while nobody has asked the API yet. */
export const sessionQuery = queryOptions<User | null>({
  queryKey: query(users.info).queryKey,
  queryFn: ({ signal }) => (hasSessionMarker() ? userOrNull(signal) : null),
  staleTime: ({ state }) => (fitsMarker(state.data) ? 60_000 : 0),
})

/** Another tab may have signed in or out in the meantime; the server renders from cookies and cannot be late. */
const fitsMarker = (user: User | null | undefined) =>
  typeof document === 'undefined' || Boolean(user) === hasSessionMarker()

/**
 * Says who is here, for those who decide about pages: at once what is known and may be asked anew meanwhile, otherwise
 * the API's answer; undefined when none comes. A lost connection takes nobody's page away.
 */
export const sessionResolver = (queries: QueryClient) => async (): Promise<User | null | undefined> => {
  const known = queries.getQueryData(sessionQuery.queryKey)
  if (!known || !fitsMarker(known)) return queries.fetchQuery(sessionQuery).catch(() => undefined)
  void queries.prefetchQuery(sessionQuery)
  return known
}

async function userOrNull(signal: AbortSignal): Promise<User | null> {
  try {
    return await call(users.info, {}, { signal })
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null
    throw error
  }
}

/**
 * Who is here. `unknown` means: a session cookie is there and the API has not answered yet; show the signed-in frame
 * with placeholders.
 */
export type Session = { state: 'unknown'; user: null } | { state: 'out'; user: null } | { state: 'in'; user: User }

/** The present session; the same on the server and at hydration. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  if (data === undefined) return { state: 'unknown', user: null }
  return data === null ? { state: 'out', user: null } : { state: 'in', user: data }
}

/** The signed-in user, or null when signed out or not known yet. */
export const useUser = (): User | null => useSession().user

/** To call after a sign-in or sign-up succeeded: loads the user, so that a guarded page can be opened. */
export function useStartSession(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    queries.removeQueries({ predicate: isSomebodys })
    await queries.fetchQuery({ ...sessionQuery, staleTime: 0 })
  }
}

/** Ends the session at the API; the page forgets the user once the caller has left it with `clearSession`. */
export const useSignOut = () => useMutation({ mutationFn: () => call(auth.signout) })

/** Marks this browser as signed out; the API may have ended the session without an answer that clears its cookies. */
export function markSignedOut(queries: QueryClient): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
  document.cookie = `${markerCookie}=; path=/; max-age=0`
  queries.setQueryData(sessionQuery.queryKey, null)
}

/** Forgets the user and everything loaded or typed by them: they are leaving. */
export function clearSession(queries: QueryClient): void {
  clearDrafts()
  clearUserData(queries)
}

/** Forgets the user and everything loaded, but nothing typed: their session has expired and they will be back. */
export function clearUserData(queries: QueryClient): void {
  markSignedOut(queries)
  queries.removeQueries({ predicate: isSomebodys })
  queries.getMutationCache().clear()
}

/** What everybody sees, such as the site's menu, outlasts a change of person; so does the question who is here. */
const nobodys: ReadonlySet<unknown> = new Set([users.info.path, publicSettingsQuery.queryKey[0], contentKey])

const isSomebodys = ({ queryKey }: { queryKey: readonly unknown[] }) => !nobodys.has(queryKey[0])
