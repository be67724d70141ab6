import { useCallback } from 'react'
import { parsePageNumber, useSearchParamState } from '../../lib/search-param-state.ts'
import type { Sort } from '../../ui/table-column.ts'
import { type DocumentSort, sortColumns } from './filter-and-sort.ts'

/** What of the list is shown; all of it is in the address, so that a reload or going back shows the same. */
export interface DocumentsSearchParams {
  readonly search: string
  readonly sort: DocumentSort
  /** From 1. */
  readonly page: number
}

const newestFirst: DocumentSort = { column: 'uploadDate', direction: 'descending' }

/** Reads the view from the address and changes parts of it. Another search or order starts on page one. */
export function useDocumentsSearchParams() {
  const { read, change } = useSearchParamState()
  const view: DocumentsSearchParams = {
    search: read('suche'),
    sort: sortOf(read('ordnung')),
    page: parsePageNumber(read('seite')),
  }
  return {
    view,
    // Typing a search is one step back, not one per letter.
    search: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    sort: ({ column, direction }: Sort) =>
      change({ ordnung: direction === 'descending' ? `-${column}` : column, seite: '' }, true),
    turnTo: (page: number) => change({ seite: page > 1 ? String(page) : '' }, false),
  }
}

/** `name`, or `-name` for the other way round, as links write it. */
function sortOf(text: string): DocumentSort {
  const column = sortColumns.find((known) => known === text.replace('-', ''))
  return column ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : newestFirst
}
