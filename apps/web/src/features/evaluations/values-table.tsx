import { ValuesTable, type ValuesTableProps } from '../../ui/values-table.tsx'
import { texts } from './texts.ts'

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
