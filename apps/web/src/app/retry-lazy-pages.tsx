import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router-dom'
import type { RouteHandle } from './page-info.ts'
import { preloadModules } from './preload-modules.ts'
import { PageLoadError } from './shell/page-load-error.tsx'

/**
 * Makes failed imports of lazy pages retryable; the router would remember the failure. Fetches the modules of a page in
 * parallel. Mutates the routes; call it in the browser, after the current page is loaded.
 */
export function retryLazyPages(routes: readonly RouteObject[]): void {
  for (const route of routes) {
    const { lazy, handle } = route
    if (typeof lazy === 'function') {
      // All lazy routes of this app resolve to `{ Component }`.
      const load = async () => (await lazy()).Component as ComponentType
      route.lazy = () => {
        preloadModules((handle as RouteHandle).file ?? '')
        return lazy().catch(() => ({ element: <PageLoadError load={load} /> }))
      }
    }
    retryLazyPages(route.children ?? [])
  }
}
