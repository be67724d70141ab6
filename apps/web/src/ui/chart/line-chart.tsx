import { type ReactNode, useState } from 'react'
import { reportImportFailure } from '../../lib/import-failure.ts'
import { LazyComponent } from '../../lib/lazy-component.tsx'
import type { ProblemError } from '../../lib/problem-error.ts'
import { Button } from '../button.tsx'
import { DisclosureSummary } from '../disclosure-summary.tsx'
import { Skeleton } from '../skeleton.tsx'
import { texts } from '../texts.ts'
import type { LineChartData } from './line-chart-data.ts'

const drawing = async () => (await import('./line-chart-drawing.tsx')).LineChartDrawing

/** CSS classes of the drawing's shape, also for skeletons; taller beside a column, where it is narrow. */
export const lineChartShape = 'aspect-4/3 w-full sm:aspect-2/1 xl:aspect-3/2'

interface LineChartProps extends LineChartData {
  /** Caption that explains line and points. */
  readonly caption: ReactNode
  /** Table with the same values, for people who cannot see or read the drawing. */
  readonly table: ReactNode
}

/** Line chart as wide as its container, with a table of its values. The drawing is loaded in the browser only. */
export function LineChart({ caption, table, ...data }: LineChartProps) {
  const [problem, setProblem] = useState<ProblemError>()
  return (
    <figure>
      <div className={lineChartShape}>
        {problem ? (
          <div className="grid h-full place-content-center justify-items-center gap-3 rounded-lg bg-sunk p-4 text-center">
            <p>{problem.msg}</p>
            <Button variant="secondary" onClick={() => setProblem(undefined)}>
              {texts.tryAgain}
            </Button>
          </div>
        ) : (
          <LazyComponent
            load={drawing}
            props={data}
            fallback={<Skeleton className="h-full rounded-lg" />}
            onError={(failure) => {
              setProblem(failure)
              void reportImportFailure()
            }}
          />
        )}
      </div>
      <figcaption className="mt-2 text-sm text-ink-soft">{caption}</figcaption>
      <details className="group mt-3">
        <DisclosureSummary>{texts.chartTable}</DisclosureSummary>
        <div className="mt-2 max-h-96 overflow-y-auto">{table}</div>
      </details>
    </figure>
  )
}
