import { useSearchParams } from 'react-router-dom'

/** Where one is in the list; all of it is in the address, so that a reload or a sent link shows the same. */
export interface Place {
  readonly search: string
  readonly page: number
  /** The account whose details are open. */
  readonly userId: string | undefined
}

const names = { search: 'suche', page: 'seite', userId: 'konto' } as const

/** Reads the place from the address and changes parts of it. */
export function usePlace() {
  const [params, setParams] = useSearchParams()
  const place: Place = {
    search: params.get(names.search) ?? '',
    page: pageOf(params.get(names.page)),
    userId: params.get(names.userId) ?? undefined,
  }
  const move = (change: Partial<Place>) => {
    // Typing a search is one step back, not one per letter.
    setParams(toParams({ ...place, ...change }), { replace: 'search' in change, preventScrollReset: true })
  }
  return { place, move }
}

function pageOf(text: string | null): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 ? page : 1
}

function toParams({ search, page, userId }: Place) {
  const params = new URLSearchParams()
  if (search) params.set(names.search, search)
  if (page > 1) params.set(names.page, String(page))
  if (userId) params.set(names.userId, userId)
  return params
}
