import { useCallback } from 'react'
import { parsePageNumber, useSearchParamState } from '../../lib/search-param-state.ts'
import type { Sort } from '../../ui/table-column.ts'
import { type DocumentSort, sortColumns } from './filter-and-sort.ts'

/** State of the document list, stored in the URL. */
export interface DocumentsSearchParams {
  readonly search: string
  readonly sort: DocumentSort
  /** Page number, starting at 1. */
  readonly page: number
}

const newestFirst: DocumentSort = { column: 'uploadDate', direction: 'descending' }

/** Search, sort order and page of the document list in the URL; a new search or order resets the page. */
export function useDocumentsSearchParams() {
  const { read, change } = useSearchParamState()
  const params: DocumentsSearchParams = {
    search: read('suche'),
    sort: parseSort(read('ordnung')),
    page: parsePageNumber(read('seite')),
  }
  return {
    params,
    // Replaces the history entry, so that typing adds only one.
    setSearch: useCallback((suche: string) => change({ suche, seite: '' }, true), [change]),
    setSort: ({ column, direction }: Sort) =>
      change({ ordnung: direction === 'descending' ? `-${column}` : column, seite: '' }, true),
    setPage: (page: number) => change({ seite: page > 1 ? String(page) : '' }, false),
  }
}

/** Parses `name` (ascending) or `-name` (descending). */
function parseSort(text: string): DocumentSort {
  const column = sortColumns.find((known) => known === text.replace('-', ''))
  return column ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : newestFirst
}
