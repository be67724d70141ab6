import { Fragment, lazy, Suspense } from 'react'
import { Outlet, useLocation, useMatches } from 'react-router-dom'
import { describePage } from '../page.ts'

const NotFound = lazy(async () => ({ default: (await import('../shell/not-found-page.tsx')).NotFoundPage }))
const Unavailable = lazy(async () => ({ default: (await import('./unavailable-page.tsx')).UnavailablePage }))

/**
 * Shows the page of a story; where there is none, that it is not found, and where the content service has never
 * answered, that it cannot be reached. Each path is a page of its own, so nothing of the one before stays.
 */
export function ContentGate() {
  const { status } = describePage(useMatches())
  const { pathname } = useLocation()
  if (status === 404)
    return (
      <Suspense>
        <NotFound />
      </Suspense>
    )
  if (status === 503)
    return (
      <Suspense>
        <Unavailable />
      </Suspense>
    )
  return (
    <Fragment key={pathname}>
      <Outlet />
    </Fragment>
  )
}
