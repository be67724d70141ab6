import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

/** In the address. */
export const searchName = 'suche'

/** What is searched for; it is in the address, so that a reload, the way back or a sent link shows the same. */
export function useBlogSearch() {
  const [params, setParams] = useSearchParams()
  const search = (params.get(searchName) ?? '').slice(0, 200)
  const searchFor = useCallback(
    (wanted: string) =>
      setParams(
        (present) => {
          if (wanted) present.set(searchName, wanted)
          else present.delete(searchName)
          return present
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return { search, searchFor }
}
