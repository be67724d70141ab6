import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router-dom'
import { onSignedOut } from '../lib/api.ts'
import { assignDraftsTo } from '../lib/draft.ts'
import { paths } from '../lib/paths.ts'
import { clearUserData, markSignedOut, sessionQuery } from '../lib/session.ts'

type Router = ReturnType<typeof createBrowserRouter>

/**
 * When the session ends, runs the route guards again (redirect to the login) and clears the user's cached data. When
 * another user has signed in in another tab, reloads the document at the profile: cached data, forms and waiting requests
 * of the previous user must neither be shown nor sent with the new session.
 */
export function watchSession(router: Router, queries: QueryClient): void {
  onSignedOut(() => markSignedOut(queries))

  let lastId: string | undefined
  const onQueryCacheChange = () => {
    const user = queries.getQueryData(sessionQuery.queryKey)
    if (user) assignDraftsTo(user.id)
    const formerId = lastId
    // Set before revalidating, because revalidation changes the query cache and so calls this function again.
    lastId = user?.id
    if (!formerId || lastId === formerId) return
    if (lastId) location.assign(paths.profile)
    else void onSessionEnd(router, queries)
  }
  onQueryCacheChange()
  queries.getQueryCache().subscribe(onQueryCacheChange)
}

async function onSessionEnd(router: Router, queries: QueryClient) {
  await router.revalidate()
  clearUserData(queries)
}
