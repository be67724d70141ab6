import { Fragment, lazy, Suspense } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { pageInfo } from '../page-info.ts'
import { RouteError } from '../shell/route-error.tsx'

const NotFound = lazy(async () => ({ default: (await import('../shell/not-found-page.tsx')).NotFoundPage }))

const texts = {
  title: 'Diese Seite ist gerade nicht erreichbar',
  text: 'Das liegt an uns. Bitte versuche es in ein paar Sekunden noch einmal.',
}

/** Layout route of all content pages: shows the page, or the 404 or 503 page by the loader's status. */
export function ContentStatus() {
  const { status } = pageInfo(useMatches())
  const { pathname } = useLocation()
  if (status === 404)
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
