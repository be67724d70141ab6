import { useQuery } from '@tanstack/react-query'
import { Fragment, lazy, Suspense } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { contentQuery } from '../../lib/content/queries.ts'
import { parseSlug } from '../../lib/content/slug.ts'
import { loadWhenOnline } from '../../lib/load-when-online.ts'
import { pageInfo } from '../page-info.ts'
import { RouteError } from '../shell/route-error.tsx'

const NotFound = lazy(async () => ({
  default: (await loadWhenOnline(() => import('../shell/not-found-page.tsx'))).NotFoundPage,
}))

const texts = {
  title: 'Diese Seite ist gerade nicht erreichbar',
  text: 'Das liegt an uns. Bitte versuche es in ein paar Sekunden noch einmal.',
}

/** Layout route of all content pages: shows the page, or the 404 or 503 page by the loader's status. */
export function ContentStatus() {
  const { status } = pageInfo(useMatches())
  const { pathname } = useLocation()
  // Refetched while the page is open, the story may have been unpublished.
  const isGone = useQuery({ ...contentQuery(parseSlug(pathname)), enabled: false }).data === null
  if (status === 404 || isGone)
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    )
  if (status === 503) return <RouteError {...texts} />
  // Keyed by path: two content pages share a route but must not share React state.
  return (
    <Fragment key={pathname}>
      <Outlet />
    </Fragment>
  )
}
