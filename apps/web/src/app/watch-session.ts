import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router-dom'
import { onSignedOut } from '../lib/api.ts'
import { assignDraftsTo } from '../lib/draft.ts'
import { clearUserData, markSignedOut, sessionQuery } from '../lib/session.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** When the session ends, runs the route guards again (redirect to the login) and clears the user's cached data. */
export function watchSession(router: Router, queries: QueryClient): void {
  onSignedOut(() => markSignedOut(queries))

  let wasSignedIn = false
  const onQueryCacheChange = () => {
    const user = queries.getQueryData(sessionQuery.queryKey)
    if (user) assignDraftsTo(user.id)
    const hasEnded = wasSignedIn && !user
    // Set before revalidating, because revalidation changes the query cache and so calls this function again.
    wasSignedIn = Boolean(user)
    if (hasEnded) void onSessionEnd(router, queries)
  }
  onQueryCacheChange()
  queries.getQueryCache().subscribe(onQueryCacheChange)
}

async function onSessionEnd(router: Router, queries: QueryClient) {
  await router.revalidate()
  clearUserData(queries)
}
