import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openedFromPage, useSearchParamPanel } from '../../lib/search-param-panel.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

const paramNames = { id: 'rezept', portions: 'portionen', step: 'kochen' } as const

/** Props of a link that opens a recipe over the current page. */
interface RecipeLink {
  readonly to: { readonly search: string }
  readonly state: typeof openedFromPage
  readonly preventScrollReset: true
}

const maxPortions = 50

/** Id of the recipe that the parameters of a URL open; null for none. */
export const recipeIdOf = (params: URLSearchParams): string | null => params.get(paramNames.id) || null

export type LinkToRecipe = (id: string, portions?: number) => RecipeLink

/**
 * Creates links that open a recipe over the current page, optionally with a number of portions. The function stays the same
 * when a recipe is opened or closed, so that lists of links need not be rendered again.
 */
export function useRecipeLinks(): LinkToRecipe {
  const page = new URLSearchParams(useSearchParams()[0])
  for (const name of Object.values(paramNames)) page.delete(name)
  const pageSearch = page.toString()
  return useCallback(
    (id, portions) => {
      const next = new URLSearchParams(pageSearch)
      next.set(paramNames.id, id)
      if (portions !== undefined) next.set(paramNames.portions, String(portions))
      return { to: { search: `?${next}` }, state: openedFromPage, preventScrollReset: true }
    },
    [pageSearch],
  )
}

/** State of the cooking mode, stored in the URL. */
export interface CookingParams {
  /** Step number from 1; undefined outside cooking mode. */
  readonly step: number | undefined
  /** Opens cooking mode at a step, for a number of portions. */
  readonly start: (step: number, portions: number) => void
  /** Changes the step without a new history entry. */
  readonly turnTo: (step: number) => void
  readonly stop: () => void
}

/** Recipe opened by the URL, its cooking mode, and functions to close them. */
export function useRecipeSearchParams() {
  const { read } = useSearchParamState()
  const panel = useSearchParamPanel()
  const portions = Number(read(paramNames.portions))
  const step = Math.trunc(Number(read(paramNames.step)))
  const cooking: CookingParams = {
    step: step >= 1 ? step : undefined,
    start: (from, cookedPortions) =>
      panel.open({ [paramNames.step]: String(from), [paramNames.portions]: String(cookedPortions) }),
    turnTo: (to) => panel.replace({ [paramNames.step]: String(to) }),
    stop: () => panel.close({ [paramNames.step]: '' }),
  }
  return {
    id: read(paramNames.id) || null,
    portions: portions > 0 && portions <= maxPortions ? portions : undefined,
    cooking,
    close: () => panel.close({ [paramNames.id]: '', [paramNames.portions]: '', [paramNames.step]: '' }),
  }
}
