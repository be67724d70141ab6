export interface ValuesTableProps {
  /** Accessible name. */
  readonly caption: string
  readonly columns: readonly string[]
  /** Rows of cells; the first cell is the row heading. */
  readonly rows: readonly (readonly string[])[]
}

/** Table of texts; it scrolls sideways where it has no room. */
export const ValuesTable = ({ caption, columns, rows }: ValuesTableProps) => (
  // biome-ignore-start lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
  // biome-ignore-start lint/a11y/useSemanticElements: a fieldset is for form controls
  <div role="group" aria-label={caption} tabIndex={0} className="overflow-x-auto">
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
  // biome-ignore-end lint/a11y/useSemanticElements: a fieldset is for form controls
  // biome-ignore-end lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable
)
