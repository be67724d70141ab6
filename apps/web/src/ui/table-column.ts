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
  /** Control in the header, in place of the label; on phones it is above the cards. */
  header?: ReactNode
  sortable?: boolean
  align?: 'end'
  /** Prevents line breaks, for dates and amounts. */
  oneLine?: boolean
  /** On phones, the value stands below its label, for sentences. */
  isStacked?: boolean
  /** On phones, the label and value stand beside those of the other inline columns, for short values. */
  isInline?: boolean
  /** Marks the row header; on phones it is the first line of the card. */
  isRowHeader?: boolean
  /** Shows the label to screen readers only. */
  hideLabel?: boolean
  /** On phones, places the cell in the card's upper right corner; the row header leaves room for it. */
  isCorner?: boolean
  /** Whether a row has no value here; its card leaves the line out. */
  isEmpty?: (row: Row) => boolean
  /** Hides the column while the table has no room for all columns; cards show it. */
  desktopOnly?: boolean
}
