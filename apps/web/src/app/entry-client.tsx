import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom'
import { browserSource } from '../lib/content/browser-source.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { sessionResolver } from '../lib/session.ts'
import type { PreviewState } from './content/live-preview.ts'
import { patientPages } from './patient-pages.tsx'
import { Providers } from './providers.tsx'
import './islands/queued-clicks.ts'
import { reloadAfterDeployment } from './reload-after-deployment.ts'
import { createRoutes } from './router.tsx'
import { warmUp } from './warm-up.ts'
import { watchSession } from './watch-session.ts'
import '../styles/app.css'

/** What the server rendered this page from. */
export interface PageState {
  readonly router: HydrationState
  readonly queries: DehydratedState
  /** In the content service's visual editor only. */
  readonly preview?: PreviewState
}

// Not awaited at the top: pages import from this chunk, and would wait for it while it waits for them.
void start()

async function start() {
  reloadAfterDeployment()
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')

  const queries = createQueryClient()
  hydrate(queries, state.queries)
  const routes = createRoutes({
    identify: sessionResolver(queries),
    queries,
    content: browserSource,
    preview: state.preview !== undefined,
  })
  await loadPages(routes)
  patientPages(routes)
  const router = createBrowserRouter(routes, { hydrationData: state.router })
  watchSession(router, queries)
  setTimeout(warmUp, 3_000)
  if (state.preview) void followEditor(queries, state.preview)

  hydrateRoot(
    root,
    <Providers queries={queries}>
      <RouterProvider router={router} />
      <Answering root={root} />
    </Providers>,
  )
}

/** Says that clicks need not be kept any longer. */
function Answering({ root }: { root: HTMLElement }) {
  useEffect(() => root.removeAttribute('data-unhydrated'), [root])
  return null
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

/** Only editors load what it takes to follow the editor. */
async function followEditor(queries: QueryClient, preview: PreviewState) {
  const { livePreview } = await import('./content/live-preview.ts')
  livePreview(queries, preview)
}
