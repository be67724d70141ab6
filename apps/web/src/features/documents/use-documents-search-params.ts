import { useCallback } from 'react'
import { usePageParam } from '../../lib/page-param.ts'
import { useSearchParamState } from '../../lib/search-param-state.ts'
import type { Sort } from '../../ui/table-column.ts'
import { type DocumentSort, sortColumns } from './filter-and-sort.ts'

/** State of the document list, stored in the URL. */
export interface DocumentsSearchParams {
  readonly search: string
  readonly sort: DocumentSort
  /** Page number, starting at 1. */
  readonly page: number
}

/** Names of the parameters in the URL. */
export interface DocumentParamNames {
  readonly search: string
  readonly page: string
}

const ownNames: DocumentParamNames = { search: 'suche', page: 'seite' }

/** Names on the page of a client, whose URL also holds the search and page of the client list. */
export const clientParamNames: DocumentParamNames = { search: 'dokument', page: 'dokumentseite' }

const newestFirst: DocumentSort = { column: 'uploadDate', direction: 'descending' }

/** Search, sort order and page of the document list in the URL; a new search or order resets the page. */
export function useDocumentsSearchParams(names = ownNames) {
  const { read, change } = useSearchParamState()
  const { page, setPage } = usePageParam(names.page)
  const params: DocumentsSearchParams = {
    search: read(names.search),
    sort: parseSort(read('ordnung')),
    page,
  }
  return {
    params,
    // Replaces the history entry, so that typing adds only one.
    setSearch: useCallback(
      (search: string) => change({ [names.search]: search, [names.page]: '' }, true),
      [change, names],
    ),
    setSort: ({ column, direction }: Sort) =>
      change({ ordnung: direction === 'descending' ? `-${column}` : column, [names.page]: '' }, true),
    setPage,
  }
}

/** Parses `name` (ascending) or `-name` (descending). */
function parseSort(text: string): DocumentSort {
  const column = sortColumns.find((known) => known === text.replace('-', ''))
  return column ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : newestFirst
}
