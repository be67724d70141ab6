import { cleanup, configure } from '@testing-library/react'
import { afterEach, vi } from 'vitest'

// Timeout of `findBy…` and `waitFor` in ms; generous, because test machines may be busy.
configure({ asyncUtilTimeout: 60_000 })

/** Deletes all cookies that scripts can read. */
function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in happy-dom
    document.cookie = `${cookie.replace(/=.*/, '')}=; path=/; max-age=0`
  }
}

function resetDocument() {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  clearCookies()
}

// Test files of a worker share globals and the window, so each test is cleaned up. Tests of the server have no window.
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  if (typeof document !== 'undefined') resetDocument()
})
