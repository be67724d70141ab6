import { useEffect, useRef, useState } from 'react'
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { track } from '../lib/analytics.ts'
import { describePage, documentTitle } from './page.ts'

/** After each change of page: sets the document's title, moves the focus to the page's heading and says the title. */
export function Navigation() {
  const { pathname } = useLocation()
  const { head, uncounted } = describePage(useMatches())
  const title = documentTitle(head.title)
  const [announced, announce] = useState('')
  const shownPath = useRef(pathname)

  useEffect(() => {
    document.title = title
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    focusHeading()
    announce(title)
  }, [pathname, title])

  useEffect(() => {
    if (!uncounted) track({ name: 'page_view', page_path: pathname, page_title: title })
  }, [pathname, title, uncounted])

  return (
    <>
      <ScrollRestoration />
      <p role="status" className="sr-only">
        {announced}
      </p>
    </>
  )
}

function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
