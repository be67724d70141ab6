import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router-dom'
import { onSessionLost, setPageUser } from '../lib/api.ts'
import { assignDraftsTo } from '../lib/draft.ts'
import { clearUserData, sessionQuery } from '../lib/session.ts'
import { deferredLayoutParts } from './shell/deferred-layout-parts.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * Names the page's user in each call, and handles the loss of the session (`loseSession`). When it has ended, runs the route
 * guards again (redirect to the login) and clears the user's cached data.
 */
export function watchSession(router: Router, queries: QueryClient): void {
  onSessionLost(async (loss, isWrite) => (await deferredLayoutParts.loseSession())(loss, isWrite, queries))

  let hadUser = false
  const onQueryCacheChange = () => {
    const user = queries.getQueryData(sessionQuery.queryKey)
    if (user) assignDraftsTo(user.id)
    setPageUser(user?.id)
    const hasEnded = hadUser && !user
    // Set before revalidating, because revalidation changes the query cache and so calls this function again.
    hadUser = Boolean(user)
    if (hasEnded) void onSessionEnd(router, queries)
  }
  onQueryCacheChange()
  queries.getQueryCache().subscribe(onQueryCacheChange)
}

async function onSessionEnd(router: Router, queries: QueryClient) {
  await router.revalidate()
  clearUserData(queries)
}
