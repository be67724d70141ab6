import { matchRoutes, type RouteObject } from 'react-router-dom'
import { loadWhenOnline } from '../lib/load-when-online.ts'

/**
 * Loads the lazy pages of the current URL before hydration; otherwise React would replace the server's HTML with a
 * fallback. Never rejects: a page that is not hydrated would answer no click.
 */
export async function loadMatchedPages(all: RouteObject[]): Promise<void> {
  const routes = matchRoutes(all, location)?.map((match) => match.route) ?? []
  await Promise.all(
    routes.map(async (route) => {
      const { lazy } = route
      if (typeof lazy === 'function') Object.assign(route, await loadWhenOnline(lazy), { lazy: undefined })
    }),
  )
}
