import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call, query, regainSession } from './api.ts'
import { contentKey } from './content/queries.ts'
import { deleteCookie } from './delete-cookie.ts'
import { ProblemError } from './problem-error.ts'
import { publicSettingsQuery } from './public-settings.ts'

/**
 * Marker cookie that tells scripts whether there is a session. It contains no secret; the two session cookies are
 * httpOnly.
 */
export const markerCookie = 'kostbar_signed_in'

let markerOfTask: boolean | undefined

/**
 * Whether this browser has a session, possibly an expired one. Browser only; components use `useSession`. The cookie is
 * read once per task: reading it waits for another process of the browser, and every observer of the session asks on
 * each render.
 */
export function hasSessionMarker(): boolean {
  if (markerOfTask === undefined) {
    markerOfTask = document.cookie.split('; ').includes(`${markerCookie}=1`)
    queueMicrotask(forgetMarker)
  }
  return markerOfTask
}

function forgetMarker() {
  markerOfTask = undefined
}

/** Query of the signed-in user; null when signed out. */
export const sessionQuery = queryOptions<User | null>({
  queryKey: query(users.info).queryKey,
  queryFn: async ({ signal, client }) => {
    const isLost = !hasSessionMarker()
    // Signed out in another tab: asks to sign in again where something unsaved would be lost.
    if (isLost && !(client.getQueryData(sessionQuery.queryKey) && (await regainSession('ended', false)))) return null
    return userOrNull(signal)
  },
  // At once, because somebody else may have signed in in another tab.
  refetchOnWindowFocus: 'always',
  staleTime: ({ state }) => (matchesMarker(state.data) ? 60_000 : 0),
})

/**
 * Whether the cached user agrees with the marker cookie; false when another tab has signed in or out. Always true on
 * the server.
 */
const matchesMarker = (user: User | null | undefined) =>
  typeof document === 'undefined' || Boolean(user) === hasSessionMarker()

/**
 * Session resolver for the route guards: the cached user, revalidated in the background, otherwise the API's response;
 * undefined when the request fails, so that an offline user stays on their page.
 */
export const sessionResolver = (queries: QueryClient) => async (): Promise<User | null | undefined> => {
  const cached = queries.getQueryData(sessionQuery.queryKey)
  if (!cached || !matchesMarker(cached)) return queries.fetchQuery(sessionQuery).catch(() => undefined)
  void queries.prefetchQuery(sessionQuery)
  return cached
}

async function userOrNull(signal: AbortSignal): Promise<User | null> {
  try {
    return await call(users.info, {}, { signal })
  } catch (error) {
    if (error instanceof ProblemError && error.status === 401) return null
    throw error
  }
}

/** Session state. `unknown`: there is a marker cookie, but the API has not answered yet; components show skeletons. */
export type Session = { state: 'unknown'; user: null } | { state: 'out'; user: null } | { state: 'in'; user: User }

/** Current session; the same on the server and at hydration. */
export function useSession(): Session {
  const { data } = useQuery(sessionQuery)
  if (data === undefined) return { state: 'unknown', user: null }
  return data === null ? { state: 'out', user: null } : { state: 'in', user: data }
}

/** The signed-in user; null when signed out or unknown. */
export const useUser = (): User | null => useSession().user

/** Marks this browser as signed out: needed when the API's response could not clear the cookies. */
export function markSignedOut(queries: QueryClient): void {
  deleteCookie(markerCookie)
  forgetMarker()
  queries.setQueryData(sessionQuery.queryKey, null)
}

/** Clears the user and cached data after the session has expired; drafts are kept. */
export function clearUserData(queries: QueryClient): void {
  markSignedOut(queries)
  queries.removeQueries({ predicate: isUserData })
  queries.getMutationCache().clear()
}

/** First elements of the query keys kept when the user changes: public data, and the session itself. */
const publicKeys: ReadonlySet<unknown> = new Set([users.info.path, publicSettingsQuery.queryKey[0], contentKey])

/** Whether a query has data of a user. */
export const isUserData = ({ queryKey }: { queryKey: readonly unknown[] }) => !publicKeys.has(queryKey[0])
