import { texts } from './texts.ts'

interface ValuesTableProps {
  /** Accessible name. */
  readonly caption: string
  readonly columns: readonly string[]
  /** Rows of cells; the first cell is the row heading. */
  readonly rows: readonly (readonly string[])[]
}

/** Table with the values of a chart. */
export const ValuesTable = ({ caption, columns, rows }: ValuesTableProps) => (
  <div className="overflow-x-auto">
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-semibold">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([heading, ...cells]) => (
          <tr key={heading} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-4 font-normal">
              {heading}
            </th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} className="py-2 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

/** Collapsed table with the values of a chart, to be placed below it. */
export const TableBehindChart = (props: ValuesTableProps) => (
  <details className="mt-3">
    <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-leaf">
      {texts.table}
    </summary>
    <div className="mt-2">
      <ValuesTable {...props} />
    </div>
  </details>
)
