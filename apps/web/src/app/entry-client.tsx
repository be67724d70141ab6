import { type DehydratedState, hydrate } from '@tanstack/react-query'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { createQueryClient } from '../lib/query-client.ts'
import { sessionQuery } from '../lib/session.ts'
import { Providers } from './providers.tsx'
import { reloadAfterDeployment } from './reload-after-deployment.ts'
import { createRoutes } from './router.tsx'
import { warmUp } from './warm-up.ts'
import { watchSession } from './watch-session.ts'
import '../styles/app.css'

/** What the server rendered this page from. */
export interface PageState {
  readonly router: HydrationState
  readonly queries: DehydratedState
}

// Not awaited at the top: pages import from this chunk, and would wait for it while it waits for them.
void start()

async function start() {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')

  const queries = createQueryClient()
  hydrate(queries, state.queries)
  const routes = createRoutes(() => queries.fetchQuery(sessionQuery))
  await loadPages(routes)
  const router = createBrowserRouter(routes, { hydrationData: state.router })
  watchSession(router, queries)
  reloadAfterDeployment()
  setTimeout(warmUp, 3_000)

  hydrateRoot(
    root,
    <Providers queries={queries}>
      <RouterProvider router={router} />
    </Providers>,
  )
}

/** The matched pages have to be there before hydration, or the server's HTML would give way to a blank page. */
async function loadPages(all: RouteObject[]) {
  const lazy = matchRoutes(all, location)?.map((match) => match.route) ?? []
  await Promise.all(
    lazy.map(async (route) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined })
    }),
  )
}
