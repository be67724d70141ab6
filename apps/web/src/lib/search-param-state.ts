import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/**
 * State in the URL's query string: `read` returns one parameter, `change` sets several at once. Empty values remove
 * their parameter.
 */
export function useSearchParamState() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    /**
     * Sets several parameters.
     * @param replace replaces the history entry instead of adding one
     * @param state of the new history entry; none by default
     */
    (values: Readonly<Record<string, string>>, replace: boolean, state?: object) =>
      setParams(
        (current) => {
          for (const [name, value] of Object.entries(values)) {
            if (value) current.set(name, value)
            else current.delete(name)
          }
          return current
        },
        { replace, state, preventScrollReset: true },
      ),
    [setParams],
  )
  return { read: (name: string) => params.get(name) ?? '', change }
}
