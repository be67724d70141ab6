import type { createBrowserRouter } from 'react-router-dom'

/**
 * Makes navigating to where the router already is replace the history entry. Links compare with the page that is
 * painted: the second click of a double click may come before that of the first, and would add the same entry again.
 */
export function replaceRepeated(router: ReturnType<typeof createBrowserRouter>): void {
  const { navigate } = router
  router.navigate = ((to, options) =>
    navigate(
      to,
      to === router.createHref(router.state.location) ? { ...options, replace: true } : options,
    )) as typeof navigate
}
