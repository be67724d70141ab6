import type { Document } from '@kostbar/contracts/documents/schemas'
import type { Sort } from '../../ui/table-column.ts'

/** The columns documents can be ordered by. */
export const sortColumns = ['name', 'uploadDate', 'filesize'] as const
export type SortColumn = (typeof sortColumns)[number]

const comparisons: Record<SortColumn, (one: Document, other: Document) => number> = {
  name: (one, other) => one.name.localeCompare(other.name, 'de-AT', { numeric: true }),
  uploadDate: (one, other) => one.uploadDate.localeCompare(other.uploadDate),
  filesize: (one, other) => one.filesize - other.filesize,
}

export interface DocumentSort extends Sort {
  column: SortColumn
}

/** The documents whose name holds the search, whatever its case, in the order asked for. */
export function filterAndSort(documents: readonly Document[], search: string, { column, direction }: DocumentSort) {
  const wanted = search.trim().toLocaleLowerCase('de-AT')
  const found = documents.filter(({ name }) => name.toLocaleLowerCase('de-AT').includes(wanted))
  const turn = direction === 'ascending' ? 1 : -1
  return found.sort((one, other) => turn * comparisons[column](one, other))
}
