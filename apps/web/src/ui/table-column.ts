import type { ReactNode } from 'react'

/** Sort column and direction. */
export interface Sort {
  column: string
  direction: 'ascending' | 'descending'
}

/** A table column: its label and how its cells are rendered. */
export interface Column<Row> {
  id: string
  label: string
  render: (row: Row) => ReactNode
  sortable?: boolean
  align?: 'end'
  /** No line breaks: dates, amounts. */
  oneLine?: boolean
  /** Row header; the first line of the card on phones. */
  isRowHeader?: boolean
  /** The label is visible to screen readers only. */
  hideLabel?: boolean
  /** Hidden between 768 and 1280 px, where the table has no room for it, beside the menu or without. */
  desktopOnly?: boolean
}
