import { DisclosureSummary } from '../../ui/disclosure-summary.tsx'
import { ValuesTable, type ValuesTableProps } from '../../ui/values-table.tsx'
import { texts } from './texts.ts'

/** Collapsed table with the values of a chart, to be placed below it. */
export const TableBehindChart = (props: ValuesTableProps) => (
  <details className="group mt-3">
    <DisclosureSummary>{texts.table}</DisclosureSummary>
    <div className="mt-2">
      <ValuesTable {...props} />
    </div>
  </details>
)
