import { Fragment } from 'react'
import { classNames } from './class-names.ts'
import type { Column, Sort } from './table-column.ts'
import { TableHeaderCell } from './table-header-cell.tsx'

interface TableProps<Row> {
  /** Accessible name of the table. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort?: Sort
  onSort?: (sort: Sort) => void
  /** Whether a control beside the table sorts it, too; on phones it replaces the line of sort buttons. */
  hasSortMenu?: boolean
  /** Name of the section a row belongs to; a heading precedes the first row of each section. */
  sectionOf?: (row: Row) => string
  /** Small text and low rows on all screens, for tables with many columns. */
  dense?: boolean
  /** For tables of few columns with short text, which also fit in a narrow container. */
  compact?: boolean
}

/**
 * Data table. In a narrow container, or with enlarged text, each row is a card with labels, below a line of sort
 * buttons. ARIA roles are explicit, because browsers drop the implicit ones once `display` is not a table.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  sort,
  onSort,
  hasSortMenu = false,
  sectionOf,
  dense,
  compact,
}: TableProps<Row>) {
  const isFirstOfSection = (index: number, row: Row) => {
    const previous = rows[index - 1]
    return sectionOf !== undefined && (previous === undefined || sectionOf(previous) !== sectionOf(row))
  }
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <div className={classNames('w-full', compact ? '@container/compact-table' : '@container/table')}>
      <table
        role="table"
        aria-label={caption}
        className={classNames(
          'block w-full border-collapse text-left table-columns:table table-columns:text-sm',
          dense ? undefined : 'all-columns:text-base',
        )}
      >
        <thead role="rowgroup" className="block pb-3 empty:hidden table-columns:table-header-group">
          <tr role="row" className="flex flex-wrap gap-2 table-columns:table-row">
            {columns.map((column) => (
              <TableHeaderCell key={column.id} column={column} sort={sort} onSort={onSort} hasSortMenu={hasSortMenu} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="flex flex-col gap-3 table-columns:table-row-group">
          {rows.map((row, index) => (
            <Fragment key={rowKey(row)}>
              {sectionOf && isFirstOfSection(index, row) ? (
                <SectionHeading name={sectionOf(row)} columnCount={columns.length} />
              ) : null}
              <tr role="row" className={rowClass}>
                {columns.map((column) => (
                  <Cell key={column.id} column={column} row={row} dense={dense} compact={compact} />
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

const SectionHeading = ({ name, columnCount }: { name: string; columnCount: number }) => (
  // biome-ignore-start lint/a11y/noRedundantRoles: see above
  // biome-ignore-start lint/a11y/useSemanticElements: see above
  <tr role="row" className="block table-columns:table-row">
    <th
      role="rowheader"
      scope="rowgroup"
      colSpan={columnCount}
      className="block pt-4 pb-1 text-left font-display text-lg font-medium table-columns:table-cell table-columns:px-1.5 table-columns:pt-7"
    >
      {name}
    </th>
  </tr>
  // biome-ignore-end lint/a11y/useSemanticElements: see above
  // biome-ignore-end lint/a11y/noRedundantRoles: see above
)

const rowClass =
  'relative block rounded-lg bg-raised p-4 shadow-low table-columns:static table-columns:table-row table-columns:rounded-none table-columns:bg-transparent table-columns:p-0 table-columns:shadow-none ' +
  'table-columns:transition-colors table-columns:duration-(--quick) table-columns:hover:bg-raised'

/** Layout of a cell in the card of its row. */
function cardCellClass<Row>({ isInline, isStacked }: Column<Row>): string {
  if (isInline) return 'mr-4 inline-flex items-baseline gap-1.5'
  return isStacked ? 'block' : 'flex items-baseline justify-between gap-4'
}

interface CellProps<Row> {
  column: Column<Row>
  row: Row
  dense: boolean | undefined
  compact: boolean | undefined
}

function Cell<Row>({ column, row, dense, compact }: CellProps<Row>) {
  const Element = column.isRowHeader ? 'th' : 'td'
  return (
    <Element
      role={column.isRowHeader ? 'rowheader' : 'cell'}
      {...(column.isRowHeader ? { scope: 'row' } : {})}
      className={classNames(
        column.isEmpty?.(row) ? 'hidden' : cardCellClass(column),
        'min-w-0 py-1 font-normal table-columns:px-1.5 table-columns:align-middle table-columns:shadow-[inset_0_-1px_var(--line)]',
        dense ? 'table-columns:py-2' : 'table-columns:py-3.5',
        column.desktopOnly ? 'table-columns:hidden all-columns:table-cell' : 'table-columns:table-cell',
        column.isRowHeader && 'pb-2 font-semibold table-columns:max-w-56 all-columns:max-w-none',
        // Text that may break anywhere has no width of its own: a long one beside it would leave a name some letters.
        column.isRowHeader && !compact && 'table-columns:min-w-40',
        column.hideLabel && 'justify-end',
        column.isCorner && 'absolute top-3 right-3 table-columns:static',
        column.align === 'end' && 'table-columns:text-right',
      )}
    >
      {column.isRowHeader || column.hideLabel ? null : (
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-soft table-columns:hidden">
          {column.label}
        </span>
      )}
      <span
        className={classNames(
          'min-w-0',
          column.oneLine ? 'table-columns:whitespace-nowrap' : 'wrap-anywhere',
          !column.isRowHeader && (column.isStacked ? 'block' : 'text-right'),
          !column.isRowHeader && column.align !== 'end' && 'table-columns:text-left',
        )}
      >
        {column.render(row)}
      </span>
    </Element>
  )
}
