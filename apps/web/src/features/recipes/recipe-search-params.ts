import { useLocation, useSearchParams } from 'react-router-dom'
import { useHistoryBack } from '../../lib/use-history-back.ts'

const names = { id: 'rezept', portions: 'portionen' } as const

/** Remembered with the step that opened a recipe, so that closing it is the step back. */
const openedHere = { openedHere: true } as const

/** What a link needs to open a recipe over the page one is on. */
export interface RecipeLink {
  readonly to: { readonly search: string }
  readonly state: typeof openedHere
  readonly preventScrollReset: true
}

/** Links that open a recipe over the present page, for so many portions where given. */
export function useRecipeLinks() {
  const [params] = useSearchParams()
  return (id: string, portions?: number): RecipeLink => {
    const next = new URLSearchParams(params)
    next.set(names.id, id)
    if (portions === undefined) next.delete(names.portions)
    else next.set(names.portions, String(portions))
    return { to: { search: `?${next}` }, state: openedHere, preventScrollReset: true }
  }
}

/** The recipe the address has open, and how to close it. */
export function useRecipeSearchParams() {
  const [params, setParams] = useSearchParams()
  const { state } = useLocation()
  const stepBack = useHistoryBack()
  const portions = Number(params.get(names.portions))
  const close = () => {
    if ((state as Partial<typeof openedHere> | null)?.openedHere) {
      stepBack()
      return
    }
    setParams(
      (present) => {
        present.delete(names.id)
        present.delete(names.portions)
        return present
      },
      { replace: true, preventScrollReset: true },
    )
  }
  return { id: params.get(names.id), portions: portions > 0 && portions <= 50 ? portions : undefined, close }
}
