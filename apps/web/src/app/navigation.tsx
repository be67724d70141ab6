import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { track } from '../lib/analytics.ts'
import { followHistory } from '../ui/overlay-history.ts'
import { pageInfo, withSiteName } from './page-info.ts'
import { useSiteSettings } from './shell/use-site-settings.ts'

/**
 * Effects of client-side navigation: sets the document title, focuses the page's heading (the main region while the
 * heading is loading) or the hash target (`#passwort`), announces the title to screen readers, and tracks the page view.
 * The focus moves before the page is painted: later it could be taken from a field that the user has begun to fill in.
 */
export function Navigation() {
  const { pathname, hash, key } = useLocation()
  const { head, untracked } = pageInfo(useMatches())
  const { title } = withSiteName(head, useSiteSettings().name)
  const [announcement, announce] = useState('')
  const lastPath = useRef(pathname)
  const lastKey = useRef(key)

  useEffect(() => followHistory(() => lastKey.current), [])

  useLayoutEffect(() => {
    document.title = title
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    focusElement(document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main'))
    announce(title)
  }, [pathname, title])

  useLayoutEffect(() => {
    if (lastKey.current === key) return
    lastKey.current = key
    if (hash) focusElement(document.getElementById(hash.slice(1)))
  }, [key, hash])

  useEffect(() => {
    if (!untracked) track({ name: 'page_view', page_path: pathname, page_title: title })
  }, [pathname, title, untracked])

  return (
    <>
      <ScrollRestoration />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  )
}

function focusElement(element: HTMLElement | null) {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
