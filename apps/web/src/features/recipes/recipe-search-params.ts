import { useSearchParams } from 'react-router-dom'
import { openedFromPage, useSearchParamPanel } from '../../lib/search-param-panel.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'

const paramNames = { id: 'rezept', portions: 'portionen', step: 'kochen' } as const

/** Props of a link that opens a recipe over the current page. */
export interface RecipeLink {
  readonly to: { readonly search: string }
  readonly state: typeof openedFromPage
  readonly preventScrollReset: true
}

const maxPortions = 50

/** Creates links that open a recipe over the current page, optionally with a number of portions. */
export function useRecipeLinks() {
  const [params] = useSearchParams()
  return (id: string, portions?: number): RecipeLink => {
    const next = new URLSearchParams(params)
    next.set(paramNames.id, id)
    next.delete(paramNames.step)
    if (portions === undefined) next.delete(paramNames.portions)
    else next.set(paramNames.portions, String(portions))
    return { to: { search: `?${next}` }, state: openedFromPage, preventScrollReset: true }
  }
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
