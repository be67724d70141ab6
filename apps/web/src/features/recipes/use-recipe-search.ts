import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'

const names = { search: 'suche', tags: 'tags' } as const

/** What the list is narrowed down to; all of it is in the address, so that a reload or a sent link shows the same. */
export interface RecipeSearch {
  readonly search: string
  readonly tags: readonly string[]
}

/** Reads the search from the address and changes parts of it. */
export function useRecipeSearch() {
  const [params, setParams] = useSearchParams()
  const wanted: RecipeSearch = {
    search: params.get(names.search) ?? '',
    tags: params.get(names.tags)?.split(',').filter(Boolean) ?? [],
  }
  const narrow = useCallback(
    ({ search, tags }: Partial<RecipeSearch>) =>
      setParams(
        (present) => {
          if (search !== undefined) write(present, names.search, search)
          if (tags !== undefined) write(present, names.tags, tags.join(','))
          return present
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  )
  return { wanted, narrow }
}

function write(params: URLSearchParams, name: string, value: string) {
  if (value) params.set(name, value)
  else params.delete(name)
}
