import { useCallback } from 'react'
import { useSearchParamState } from '../../lib/search-param-state.ts'

/** Filters of the recipe list, stored in the URL. */
export interface RecipesSearchParams {
  readonly search: string
  readonly tags: readonly string[]
}

export function useRecipesSearchParams() {
  const { read, change } = useSearchParamState()
  const params: RecipesSearchParams = { search: read('suche'), tags: read('tags').split(',').filter(Boolean) }
  return {
    params,
    setSearch: useCallback((suche: string) => change({ suche }, true), [change]),
    setTags: (tags: readonly string[]) => change({ tags: tags.join(',') }, true),
    reset: () => change({ suche: '', tags: '' }, true),
  }
}
