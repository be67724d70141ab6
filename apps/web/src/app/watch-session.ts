import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router-dom'
import { onSignedOut } from '../lib/api.ts'
import { forgetSession, sessionQuery } from '../lib/session.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** When a session ends by itself, lets the guard decide where to go and forgets what the user had loaded. */
export function watchSession(router: Router, queries: QueryClient): void {
  onSignedOut(() => queries.setQueryData(sessionQuery.queryKey, null))

  let wasSignedIn = false
  queries.getQueryCache().subscribe(() => {
    const isSignedIn = Boolean(queries.getQueryData(sessionQuery.queryKey))
    if (wasSignedIn && !isSignedIn) void leave(router, queries)
    wasSignedIn = isSignedIn
  })
}

async function leave(router: Router, queries: QueryClient) {
  await router.revalidate()
  forgetSession(queries)
}
