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
  /** Its values stay on one line: dates, amounts. */
  oneLine?: boolean
  /** Names the row: the first line of its card on the phone. */
  isRowHeader?: boolean
  /** The label is for screen readers only (a column of buttons). */
  hideLabel?: boolean
  /** Stands in the table from 1024 px up only; the cards of the phone have room for it again. */
  desktopOnly?: boolean
}
