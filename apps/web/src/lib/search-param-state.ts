import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** State in the URL's query string: `read` one parameter, `change` several at once. Empty values are removed. */
export function useSearchParamState() {
  const [params, setParams] = useSearchParams()
  const change = useCallback(
    /** @param replace replaces the history entry instead of adding one */
    (values: Readonly<Record<string, string>>, replace: boolean) =>
      setParams(
        (current) => {
          for (const [name, value] of Object.entries(values)) {
            if (value) current.set(name, value)
            else current.delete(name)
          }
          return current
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  )
  return { read: (name: string) => params.get(name) ?? '', change }
}

/** A page number from the URL, from 1; 1 for anything invalid. */
export const parsePageNumber = (text: string) => Math.max(1, Math.trunc(Number(text)) || 1)
