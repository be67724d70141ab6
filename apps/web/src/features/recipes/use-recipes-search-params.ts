import { useCallback } from 'react'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** What the list is narrowed down to; all of it is in the address, so that a reload or a sent link shows the same. */
export interface RecipesSearchParams {
  readonly search: string
  readonly tags: readonly string[]
}

/** Reads the search from the address and changes parts of it. */
export function useRecipesSearchParams() {
  const { read, change } = useSearchParamState()
  const wanted: RecipesSearchParams = { search: read('suche'), tags: read('tags').split(',').filter(Boolean) }
  return {
    wanted,
    search: useCallback((suche: string) => change({ suche }, true), [change]),
    narrowTo: (tags: readonly string[]) => change({ tags: tags.join(',') }, true),
    showAll: () => change({ suche: '', tags: '' }, true),
  }
}
