import type { QueryClient } from '@tanstack/react-query'
import type { createBrowserRouter } from 'react-router-dom'
import { onSignedOut } from '../lib/api.ts'
import { assignDraftsTo } from '../lib/draft.ts'
import { clearUserData, markSignedOut, sessionQuery } from '../lib/session.ts'

type Router = ReturnType<typeof createBrowserRouter>

/** When a session ends by itself, lets the guard decide where to go and forgets what the user had loaded. */
export function watchSession(router: Router, queries: QueryClient): void {
  onSignedOut(() => markSignedOut(queries))

  let wasSignedIn = false
  const look = () => {
    const user = queries.getQueryData(sessionQuery.queryKey)
    if (user) assignDraftsTo(user.id)
    const hasEnded = wasSignedIn && !user
    // Before leaving, which asks about the session again.
    wasSignedIn = Boolean(user)
    if (hasEnded) void leave(router, queries)
  }
  look()
  queries.getQueryCache().subscribe(look)
}

async function leave(router: Router, queries: QueryClient) {
  await router.revalidate()
  clearUserData(queries)
}
