import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Table } from './table.tsx'
import type { Column, Sort } from './table-column.ts'

const columns: Column<{ name: string; kcal: number }>[] = [
  { id: 'name', label: 'Name', render: (row) => row.name, isRowHeader: true, sortable: true },
  { id: 'kcal', label: 'kcal', render: (row) => row.kcal, align: 'end' },
]

function Example() {
  const [sort, setSort] = useState<Sort>({ column: 'name', direction: 'ascending' })
  return (
    <Table
      caption="Rezepte"
      columns={columns}
      rows={[{ name: 'Linsensuppe', kcal: 380 }]}
      rowKey={(row) => row.name}
      sort={sort}
      onSort={setSort}
    />
  )
}

test('announces the sorting, and reverses it on a second click', async () => {
  render(<Example />)
  const header = screen.getByRole('columnheader', { name: 'Name' })
  expect(header.getAttribute('aria-sort')).toBe('ascending')
  await userEvent.click(screen.getByRole('button', { name: /Name/ }))
  expect(header.getAttribute('aria-sort')).toBe('descending')
})

test('has row headers, and no sort buttons on unsortable columns', () => {
  render(<Example />)
  expect(screen.getByRole('rowheader', { name: 'Linsensuppe' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /kcal/ })).toBeNull()
})

test('leaves lines without a value out of the cards, not out of the table', () => {
  const withEmpty = columns.map((column) => (column.id === 'kcal' ? { ...column, isEmpty: () => true } : column))
  render(<Table caption="Rezepte" columns={withEmpty} rows={[{ name: 'Tee', kcal: 0 }]} rowKey={({ name }) => name} />)
  const classes = screen.getByRole('cell').className.split(' ')
  expect(classes).toContain('hidden')
  expect(classes).toContain('table-columns:table-cell')
})
