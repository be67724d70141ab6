import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const name = 'suche'

/** What is searched for; it is in the address, so that a reload, the way back or a sent link shows the same. */
export function useBlogSearch() {
  const [params, setParams] = useSearchParams()
  const search = (params.get(name) ?? '').slice(0, 200)
  const searchFor = useCallback(
    (wanted: string) =>
      setParams(
        (present) => {
          if (wanted) present.set(name, wanted)
          else present.delete(name)
          return present
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return { search, searchFor }
}
