import { useEffect, useRef, useState } from 'react'
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { track } from '../lib/analytics.ts'
import { describePage, documentTitle } from './page.ts'

/**
 * After each change of page: sets the document's title, moves the focus to the page's heading and says the title. A link
 * to a place on the page (`#passwort`) moves the focus there, as without scripts.
 */
export function Navigation() {
  const { pathname, hash, key } = useLocation()
  const { head, uncounted } = describePage(useMatches())
  const title = documentTitle(head.title)
  const [announced, announce] = useState('')
  const shownPath = useRef(pathname)
  const shownKey = useRef(key)

  useEffect(() => {
    document.title = title
    if (shownPath.current === pathname) return
    shownPath.current = pathname
    focusOn(document.querySelector<HTMLElement>('main h1'))
    announce(title)
  }, [pathname, title])

  useEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    if (hash) focusOn(document.getElementById(hash.slice(1)))
  }, [key, hash])

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

function focusOn(place: HTMLElement | null) {
  if (!place) return
  place.tabIndex = -1
  place.focus({ preventScroll: true })
}
