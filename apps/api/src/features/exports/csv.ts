import { stringify } from 'csv-stringify/sync'
import type { Column } from './kind.ts'

const moment = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const labelOf = (column: Column) => (typeof column === 'string' ? column : column[0])

const wordFor = (column: Column, value: string) => (typeof column === 'string' ? undefined : column[1][value]) ?? value

/** A value as people read it: a code as its word, a list as its entries. */
function readable(column: Column, value: unknown): unknown {
  if (typeof value === 'string') return wordFor(column, value)
  if (Array.isArray(value)) return value.map((entry) => readable(column, entry)).join(', ')
  return value
}

/**
 * Rows as a table that Excel in Austria opens by a double click: UTF-8 with its mark, semicolons, decimal commas. A text
 * that a spreadsheet would take for a formula gets an apostrophe before it.
 */
export function csv(columns: Readonly<Record<string, Column>>, rows: readonly object[]): string {
  const named = Object.entries(columns)
  const cells = rows.map((row) =>
    named.map(([field, column]) => readable(column, (row as Record<string, unknown>)[field])),
  )
  return stringify([named.map(([, column]) => labelOf(column)), ...cells], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'ja' : 'nein'),
      number: (value) => String(value).replace('.', ','),
      date: (value) => moment.format(value),
      object: (value) => JSON.stringify(value),
    },
  })
}
