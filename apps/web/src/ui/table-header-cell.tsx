import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react'
import { classNames } from './class-names.ts'
import { listTexts } from './list-texts.ts'
import type { Column, Sort } from './table-column.ts'

interface TableHeaderCellProps<Row> {
  column: Column<Row>
  sort: Sort | undefined
  onSort: ((sort: Sort) => void) | undefined
  hasSortMenu: boolean
}

/**
 * Arrow of a column that the table is not sorted by. In a table it takes no room, because eight of them would cost the
 * width of a column: it appears beside the label when the pointer or the focus is on it.
 */
const unsortedArrowClass =
  'opacity-50 table-columns:absolute table-columns:-right-1 table-columns:size-3 table-columns:opacity-0 ' +
  'table-columns:group-hover/sort:opacity-60 table-columns:group-focus-visible/sort:opacity-60'

/** Header of a table column; clicking a sortable column sorts by it, a second click reverses the order. */
export function TableHeaderCell<Row>({ column, sort, onSort, hasSortMenu }: TableHeaderCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined
  const nextDirection = direction === 'ascending' ? 'descending' : 'ascending'
  const Arrow = direction ? (direction === 'ascending' ? ArrowUp : ArrowDown) : ArrowUpDown
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: on phones `display` is not a table cell, and browsers then drop the implicit role
      role="columnheader"
      scope="col"
      {...(direction ? { 'aria-sort': direction } : {})}
      className={classNames(
        'text-sm font-semibold text-ink-soft table-columns:px-1.5 table-columns:py-2 table-columns:shadow-[inset_0_-2px_var(--line)]',
        column.desktopOnly ? 'table-columns:hidden all-columns:table-cell' : 'table-columns:table-cell',
        column.oneLine && 'table-columns:whitespace-nowrap',
        hasSortMenu && column.sortable && 'hidden',
        !column.sortable && !column.header && 'sr-only table-columns:not-sr-only',
        column.align === 'end' && 'text-right',
      )}
    >
      {column.sortable && onSort ? (
        <button
          type="button"
          title={listTexts.sortBy(column.label)}
          onClick={() => onSort({ column: column.id, direction: nextDirection })}
          className="group/sort relative inline-flex min-h-11 items-center gap-1.5 rounded-full text-left table-columns:gap-1 bg-sage px-4 font-semibold hover:bg-sage-deep hover:text-ink table-columns:-mx-2 table-columns:min-h-9 table-columns:rounded-sm table-columns:bg-transparent table-columns:px-2 table-columns:print:inline-flex!"
        >
          {column.label}
          <Arrow
            className={classNames('size-4 shrink-0', direction ? 'table-columns:size-3.5' : unsortedArrowClass)}
            aria-hidden="true"
          />
        </button>
      ) : (
        (column.header ?? <span className={column.hideLabel ? 'sr-only' : undefined}>{column.label}</span>)
      )}
    </th>
  )
}
