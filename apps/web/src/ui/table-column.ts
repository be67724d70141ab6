import type { ReactNode } from 'react'

/** Which column rows are ordered by. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** One column of a table: its name and how a row's cell is drawn. */
export interface Column<Row> {
  id: string
  label: string
  render: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'end'
  /** Names the row: the first line of its card on the phone. */
  isRowHeader?: boolean
  /** The label is for screen readers only (a column of buttons). */
  hideLabel?: boolean
}
