import type { Block } from './document.ts'
import { MarkedText } from './marked-text.tsx'

type TableBlock = Extract<Block, { head: unknown }>

/** A small table of a legal text; on the phone every row is a card of its own. */
export const LegalTable = ({ caption, head, rows }: TableBlock) => (
  // The roles are spelled out because a browser forgets them once a table is no longer displayed as one.
  // biome-ignore-start lint/a11y/noRedundantRoles: see above
  <table role="table" aria-label={caption} className="mt-4 block w-full text-left md:table">
    <thead role="rowgroup" className="sr-only md:not-sr-only md:table-header-group">
      <tr role="row">
        {head.map((label) => (
          <th key={label} role="columnheader" scope="col" className="p-3 text-sm font-semibold text-ink-soft">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody role="rowgroup" className="flex flex-col gap-3 md:table-row-group">
      {rows.map(([name = '', ...cells]) => (
        <tr
          key={name}
          role="row"
          className="block rounded-lg bg-raised p-4 shadow-low md:table-row md:bg-transparent md:shadow-none"
        >
          <th
            role="rowheader"
            scope="row"
            className="block pb-1 font-semibold md:table-cell md:whitespace-nowrap md:border-t md:border-line md:p-3 md:align-top"
          >
            {name}
          </th>
          {cells.map((cell) => (
            <td key={cell} role="cell" className="block md:table-cell md:border-t md:border-line md:p-3 md:align-top">
              <MarkedText text={cell} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
  // biome-ignore-end lint/a11y/noRedundantRoles: see above
)
