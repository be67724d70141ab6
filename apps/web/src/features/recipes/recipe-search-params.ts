import { useLocation, useSearchParams } from 'react-router-dom'
import { useHistoryBack } from '../../lib/use-history-back.ts'

const paramNames = { id: 'rezept', portions: 'portionen', step: 'kochen' } as const

/** History state of a recipe or cooking mode opened from a page: closing goes back instead of adding an entry. */
const openedFromPage = { openedFromPage: true } as const

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
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const stepBack = useHistoryBack()
  const portions = Number(params.get(paramNames.portions))
  const step = Math.trunc(Number(params.get(paramNames.step)))
  const wasOpenedHere = Boolean((state as Partial<typeof openedFromPage> | null)?.openedFromPage)
  const closeParams = (...names: string[]) => {
    if (wasOpenedHere) {
      stepBack()
      return
    }
    setParams(
      (current) => {
        for (const name of names) current.delete(name)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const cooking: CookingParams = {
    step: step >= 1 ? step : undefined,
    start: (from, cookedPortions) =>
      setParams(
        (current) => {
          current.set(paramNames.step, String(from))
          current.set(paramNames.portions, String(cookedPortions))
          return current
        },
        { state: openedFromPage, preventScrollReset: true },
      ),
    turnTo: (to) =>
      setParams(
        (current) => {
          current.set(paramNames.step, String(to))
          return current
        },
        { replace: true, state, preventScrollReset: true },
      ),
    stop: () => closeParams(paramNames.step),
  }
  return {
    id: params.get(paramNames.id),
    portions: portions > 0 && portions <= maxPortions ? portions : undefined,
    cooking,
    close: () => closeParams(paramNames.id, paramNames.portions, paramNames.step),
  }
}
