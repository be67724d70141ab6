import type { Document } from '@kostbar/contracts/documents/schemas'
import { expect, test } from 'vitest'
import { type DocumentSort, filterAndSort, type SortColumn } from './filter-and-sort.ts'

const document = (name: string, uploadDate: string, filesize: number): Document => {
  return { id: name, name, filename: `${name}.pdf`, url: '', uploadDate, filesize }
}
const all = [
  document('Woche 10', '2026-03-01T10:00:00.000Z', 2),
  document('Übersicht', '2026-01-01T10:00:00.000Z', 0.3),
  document('Woche 2', '2026-02-01T10:00:00.000Z', 11),
]
const names = (search: string, column: SortColumn, direction: DocumentSort['direction'] = 'ascending') =>
  filterAndSort(all, search, { column, direction }).map(({ name }) => name)

test('sorts names with umlauts beside their base letter, and numerically', () => {
  expect(names('', 'name')).toEqual(['Übersicht', 'Woche 2', 'Woche 10'])
})

test('sorts dates and sizes by value, in both directions', () => {
  expect(names('', 'uploadDate', 'descending')).toEqual(['Woche 10', 'Woche 2', 'Übersicht'])
  expect(names('', 'filesize')).toEqual(['Übersicht', 'Woche 10', 'Woche 2'])
})

test('filters by name, ignoring case', () => {
  expect(names(' ÜBER ', 'name')).toEqual(['Übersicht'])
  expect(names('gibt es nicht', 'name')).toEqual([])
})
