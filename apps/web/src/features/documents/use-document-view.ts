import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Sort } from '../../ui/table-column.ts'
import { type DocumentSort, sortColumns } from './arrange.ts'

/** What of the list is shown; all of it is in the address, so that a reload or going back shows the same. */
export interface DocumentView {
  readonly search: string
  readonly sort: DocumentSort
  /** From 1. */
  readonly page: number
}

const names = { search: 'suche', sort: 'ordnung', page: 'seite' } as const
const newestFirst: DocumentSort = { column: 'uploadDate', direction: 'descending' }

/** Reads the view from the address and changes parts of it. Another search or order starts on page one. */
export function useDocumentView() {
  const [params, setParams] = useSearchParams()
  const view: DocumentView = {
    search: params.get(names.search) ?? '',
    sort: sortOf(params.get(names.sort)),
    page: Math.max(1, Math.trunc(Number(params.get(names.page))) || 1),
  }
  const set = useCallback(
    (name: string, value: string, replace: boolean) =>
      setParams(
        (present) => {
          present.delete(names.page)
          if (value) present.set(name, value)
          else present.delete(name)
          return present
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  )
  return {
    view,
    // Typing a search is one step back, not one per letter.
    search: useCallback((search: string) => set(names.search, search, true), [set]),
    sort: ({ column, direction }: Sort) => set(names.sort, direction === 'descending' ? `-${column}` : column, true),
    turnTo: (page: number) => set(names.page, page > 1 ? String(page) : '', false),
  }
}

/** `name`, or `-name` for the other way round, as links write it. */
function sortOf(text: string | null): DocumentSort {
  const column = sortColumns.find((known) => known === text?.replace('-', ''))
  return column ? { column, direction: text?.startsWith('-') ? 'descending' : 'ascending' } : newestFirst
}
