import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext, useSearchParams } from 'react-router-dom'

/**
 * State in the URL's query string: `read` returns one parameter, `change` sets several at once. Empty values remove
 * their parameter.
 */
export function useSearchParamState() {
  const [params, setParams] = useSearchParams()
  const router = useContext(UNSAFE_DataRouterContext)?.router
  const change = useCallback(
    /**
     * Sets several parameters.
     * @param replace replaces the history entry instead of adding one
     * @param state of the new history entry; none by default
     */
    (values: Readonly<Record<string, string>>, replace: boolean, state?: object) =>
      setParams(
        (rendered) => {
          // Of the router, because a change that was made just before is not rendered yet, and would be lost.
          const newest = router && (router.state.navigation.location ?? router.state.location)
          const isSamePage = newest?.pathname === router?.state.location.pathname
          const next = new URLSearchParams(newest && isSamePage ? newest.search : rendered)
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value)
            else next.delete(name)
          }
          return next
        },
        { replace, state, preventScrollReset: true },
      ),
    [setParams, router],
  )
  return { read: (name: string) => params.get(name) ?? '', change }
}
