import { useLocation, useSearchParams } from 'react-router-dom'
import { useHistoryBack } from '../../lib/use-history-back.ts'

const paramNames = { id: 'rezept', portions: 'portionen' } as const

/** History state of an opened recipe: closing it goes back instead of adding an entry. */
const openedFromPage = { openedFromPage: true } as const

/** Props of a link that opens a recipe over the current page. */
export interface RecipeLink {
  readonly to: { readonly search: string }
  readonly state: typeof openedFromPage
  readonly preventScrollReset: true
}

/** Creates links that open a recipe over the current page, optionally with a number of portions. */
export function useRecipeLinks() {
  const [params] = useSearchParams()
  return (id: string, portions?: number): RecipeLink => {
    const next = new URLSearchParams(params)
    next.set(paramNames.id, id)
    if (portions === undefined) next.delete(paramNames.portions)
    else next.set(paramNames.portions, String(portions))
    return { to: { search: `?${next}` }, state: openedFromPage, preventScrollReset: true }
  }
}

/** The recipe opened by the URL, and how to close it. */
export function useRecipeSearchParams() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const stepBack = useHistoryBack()
  const portions = Number(params.get(paramNames.portions))
  const close = () => {
    if ((state as Partial<typeof openedFromPage> | null)?.openedFromPage) {
      stepBack()
      return
    }
    setParams(
      (current) => {
        current.delete(paramNames.id)
        current.delete(paramNames.portions)
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { id: params.get(paramNames.id), portions: portions > 0 && portions <= 50 ? portions : undefined, close }
}
