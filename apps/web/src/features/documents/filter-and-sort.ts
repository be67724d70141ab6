import type { Document } from '@kostbar/contracts/documents/schemas'
import type { Sort } from '../../ui/table-column.ts'

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

/** Filters documents by name, ignoring case, and sorts them. */
export function filterAndSort<Listed extends Document>(
  documents: readonly Listed[],
  search: string,
  { column, direction }: DocumentSort,
): Listed[] {
  const needle = search.trim().toLocaleLowerCase('de-AT')
  const matches = documents.filter(({ name }) => name.toLocaleLowerCase('de-AT').includes(needle))
  const sign = direction === 'ascending' ? 1 : -1
  return matches.sort((one, other) => sign * comparisons[column](one, other))
}
