import { focusManager, onlineManager } from '@tanstack/react-query'
import { cleanup, configure } from '@testing-library/react'
import type { Window as HappyWindow } from 'happy-dom'
import { afterEach, vi } from 'vitest'
import { deleteCookie } from '../delete-cookie.ts'
import { clearDrafts } from '../draft.ts'
import { giveUpChanges } from '../leave-guards.ts'
import { abandonChanges } from './abandon-changes.ts'

// Timeout of `findBy…` and `waitFor` in ms; generous, because test machines may be busy.
configure({ asyncUtilTimeout: 60_000 })

// happy-dom lacks this property: without it react-hook-form takes each select for one that was changed before hydration.
if (typeof window !== 'undefined' && !('size' in HTMLSelectElement.prototype))
  Object.defineProperty(HTMLSelectElement.prototype, 'size', { value: 0, writable: true })

// A call that no test answers stays pending: a real one would be refused, and could show its problem in the next test.
if (typeof window !== 'undefined') globalThis.fetch = () => new Promise(() => undefined)

/** Deletes all cookies that scripts can read. */
function clearCookies() {
  for (const cookie of document.cookie.split('; ')) deleteCookie(cookie.replace(/=.*/, ''))
}

const happyDomWindow = () => window as unknown as HappyWindow

/** URL of the window before the first test. */
const siteUrl = typeof window === 'undefined' ? '' : location.href

function resetDocument() {
  abandonChanges()
  cleanup()
  // An upload that no test answers counts as unsaved after its page is gone.
  giveUpChanges()
  // Frames requested while unmounting, such as those that restore the focus, would run on the page of the next test.
  happyDomWindow().happyDOM.abort()
  document.body.replaceChildren()
  history.replaceState(null, '')
  // Some tests leave the site, to which storage and cookies belong.
  happyDomWindow().happyDOM.setURL(siteUrl)
  // Private drafts are kept in memory.
  clearDrafts()
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
  // A test that takes the browser offline must not pause the queries of the next one.
  onlineManager.setOnline(true)
  focusManager.setFocused(undefined)
  globalThis.firstInteractionPromise = undefined
}

// Test files of a worker share globals and the window, so each test is cleaned up. Tests of the server have no window.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  if (typeof document !== 'undefined') resetDocument()
})
