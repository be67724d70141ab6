import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import type { Column, Sort } from './table-column.ts'
import { TableHeaderCell } from './table-header-cell.tsx'

interface TableProps<Row> {
  /** Accessible name. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Name of the section a row belongs to; a heading precedes the first row of each. */
  sectionOf?: (row: Row) => string
  /** Small text on every screen, for tables with many columns. */
  dense?: boolean
}

/**
 * Data table; below 768 px each row is a card with labels, below a line of sort buttons. Roles are explicit, because
 * browsers drop the implicit ones once `display` is not a table.
 */
export function Table<Row>({ caption, columns, rows, rowKey, sort, onSort, sectionOf, dense }: TableProps<Row>) {
  const isFirstOfSection = (index: number, row: Row) => {
    const previous = rows[index - 1]
    return sectionOf !== undefined && (previous === undefined || sectionOf(previous) !== sectionOf(row))
  }
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table
      role="table"
      aria-label={caption}
      className={classNames(
        'block w-full border-collapse text-left md:table',
        dense ? 'md:text-sm' : 'md:max-xl:text-sm',
      )}
    >
      <thead role="rowgroup" className="block pb-3 empty:hidden md:table-header-group">
        <tr role="row" className="flex flex-wrap gap-2 md:table-row">
          {columns.map((column) => (
            <TableHeaderCell key={column.id} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="flex flex-col gap-3 md:table-row-group">
        {rows.map((row, index) => (
          <Fragment key={rowKey(row)}>
            {sectionOf && isFirstOfSection(index, row) ? (
              <SectionHeading name={sectionOf(row)} columnCount={columns.length} />
            ) : null}
            <tr role="row" className={rowClass}>
              {columns.map((column) => (
                <Cell key={column.id} column={column} row={row} />
              ))}
            </tr>
          </Fragment>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

const SectionHeading = ({ name, columnCount }: { name: string; columnCount: number }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: see above
  // biome-ignore-start lint/a11y/useSemanticElements: see above
  <tr role="row" className="block md:table-row">
    <th
      role="rowheader"
      scope="rowgroup"
      colSpan={columnCount}
      className="block pt-4 pb-1 text-left font-display text-lg font-medium md:table-cell md:px-1.5 md:pt-7"
    >
      {name}
    </th>
  </tr>
  // biome-ignore-end lint/a11y/useSemanticElements: see above
  // biome-ignore-end lint/a11y/noRedundantRoles: see above
)

const rowClass =
  'block rounded-lg bg-raised p-4 shadow-low md:table-row md:rounded-none md:bg-transparent md:p-0 md:shadow-none ' +
  'md:transition-colors md:duration-(--quick) md:hover:bg-raised'

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const Element = column.isRowHeader ? 'th' : 'td'
  return (
    <Element
      role={column.isRowHeader ? 'rowheader' : 'cell'}
      {...(column.isRowHeader ? { scope: 'row' } : {})}
      className={classNames(
        'flex min-w-0 items-baseline justify-between gap-4 py-1 font-normal md:px-1.5 md:py-3.5 md:align-middle md:shadow-[inset_0_-1px_var(--line)]',
        column.desktopOnly ? 'md:hidden xl:table-cell' : 'md:table-cell',
        column.isRowHeader && 'pb-2 font-semibold md:max-xl:max-w-56',
        column.hideLabel && 'justify-end',
        column.align === 'end' && 'md:text-right',
      )}
    >
      {column.isRowHeader || column.hideLabel ? null : (
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft md:hidden">
          {column.label}
        </span>
      )}
      <span
        className={classNames(
          'min-w-0',
          column.oneLine ? 'whitespace-nowrap' : 'wrap-anywhere',
          !column.isRowHeader && 'text-right md:text-left',
        )}
      >
        {column.render(row)}
      </span>
    </Element>
  )
}
