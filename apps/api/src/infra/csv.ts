import { stringify } from 'csv-stringify/sync'

/** The German heading of a column, with labels for its values where they are codes. */
export type CsvColumn = string | readonly [heading: string, labels: Readonly<Record<string, string>>]

const dateTime = new Intl.DateTimeFormat('de-AT', {
  timeZone: 'Europe/Vienna',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

const headingOf = (column: CsvColumn) => (typeof column === 'string' ? column : column[0])

const labelOf = (column: CsvColumn, value: string) =>
  (typeof column === 'string' ? undefined : column[1][value]) ?? value

/** Formats a value for people: a code as its label, a list as its entries. */
function formatValue(column: CsvColumn, value: unknown): unknown {
  if (typeof value === 'string') return labelOf(column, value)
  if (Array.isArray(value)) return value.map((entry) => formatValue(column, entry)).join(', ')
  return value
}

/**
 * CSV for Excel with Austrian settings: UTF-8 with BOM, semicolons, decimal commas. Texts that a spreadsheet would run as a
 * formula are prefixed with an apostrophe.
 * @param isContinued whether the rows are a later part of a CSV: without BOM and headings
 */
export function csv(
  columns: Readonly<Record<string, CsvColumn>>,
  rows: readonly object[],
  isContinued = false,
): string {
  const fields = Object.entries(columns)
  const cells = rows.map((row) =>
    fields.map(([field, column]) => formatValue(column, (row as Record<string, unknown>)[field])),
  )
  return stringify(isContinued ? cells : [fields.map(([, column]) => headingOf(column)), ...cells], {
    bom: !isContinued,
    delimiter: ';',
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: {
      boolean: (value) => (value ? 'ja' : 'nein'),
      number: (value) => String(value).replace('.', ','),
      date: (value) => dateTime.format(value),
      object: (value) => JSON.stringify(value),
    },
  })
}
