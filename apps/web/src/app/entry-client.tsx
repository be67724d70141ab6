import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, type HydrationState, RouterProvider } from 'react-router-dom'
import { browserSource } from '../lib/content/browser-source.ts'
import { createQueryClient } from '../lib/query-client.ts'
import { sessionResolver } from '../lib/session.ts'
import type { PreviewState } from './content/live-preview.ts'
import { HydrationMarker } from './hydration-marker.tsx'
import { queueClicks } from './islands/queued-clicks.ts'
import { loadMatchedPages } from './load-matched-pages.ts'
import { Providers } from './providers.tsx'
import { replaceRepeated } from './replace-repeated.ts'
import { retryLazyPages } from './retry-lazy-pages.tsx'
import { createRoutes } from './router.tsx'
import { watchSession } from './watch-session.ts'
import '../styles/app.css'

/** State from which the server rendered the page; JSON in the document's `#state`. */
export interface PageState {
  readonly router: HydrationState
  readonly queries: DehydratedState
  /** Present when the page is open in the content service's visual editor. */
  readonly preview?: PreviewState
}

// On pages with deferred hydration the script of the document does so already.
if (!document.querySelector('script[data-app]')) queueClicks()

// No component in this file: in development it would get code that imports the file again, perhaps under another URL.
// No top-level await: lazy pages import from this chunk and would wait for it.
void start()

async function start() {
  const state = JSON.parse(document.getElementById('state')?.textContent ?? '{}') as PageState
  const root = document.getElementById('root')
  if (!root) throw new Error('The document has no #root.')

  const queries = createQueryClient()
  hydrate(queries, state.queries)
  const routes = createRoutes({
    resolveSession: sessionResolver(queries),
    queries,
    content: browserSource,
    preview: state.preview !== undefined,
  })
  await loadMatchedPages(routes)
  retryLazyPages(routes)
  const router = createBrowserRouter(routes, { hydrationData: state.router })
  replaceRepeated(router)
  watchSession(router, queries)
  if (state.preview) void startLivePreview(queries, state.preview)

  // In a transition, hydration yields to the browser every 5 ms; otherwise the whole page is a single task.
  startTransition(() => {
    hydrateRoot(
      root,
      <Providers queries={queries}>
        <HydrationMarker root={root}>
          <RouterProvider router={router} />
        </HydrationMarker>
      </Providers>,
    )
  })
}

async function startLivePreview(queries: QueryClient, preview: PreviewState) {
  const { livePreview } = await import('./content/live-preview.ts')
  livePreview(queries, preview)
}
