import type { MeasureKind } from '@kostbar/contracts/measures/measure-kinds'
import type { Measure } from '@kostbar/contracts/measures/schemas'
import type { ReactNode } from 'react'
import { Card } from '../../ui/card.tsx'
import { lineChartShape } from '../../ui/chart/line-chart.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { notebookAndPear } from '../../ui/illustration/scenes.ts'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { ProgressChart } from './progress-chart.tsx'
import { KindFilter, RangeFilter } from './progress-filters.tsx'
import { texts } from './texts.ts'
import { useProgressSearchParams } from './use-progress-search-params.ts'

interface ProgressCardProps {
  /** All measures of the kind given in the URL, newest first. */
  readonly list: readonly Measure[]
  /** Text of the empty state. */
  readonly emptyText: string
}

/** Chart of the kind and period given in the URL. */
export function ProgressCard({ list, emptyText }: ProgressCardProps) {
  const { kind, range, setRange } = useProgressSearchParams()
  return (
    <ProgressFrame>
      {list.length === 0 ? (
        <EmptyState
          picture={<LazyIllustration loader={notebookAndPear} className="aspect-[4/3]" />}
          title={texts.noneTitle[kind]}
          text={emptyText}
        />
      ) : (
        <>
          <div className="mb-6">
            <RangeFilter range={range} onChange={setRange} />
          </div>
          <ProgressChart kind={kind} range={range} list={list} onShowAll={() => setRange('alles')} />
        </>
      )}
    </ProgressFrame>
  )
}

/** Frame with the choice of a kind above its chart. */
function ProgressFrame({ children }: { readonly children: ReactNode }) {
  const { kind, setKind } = useProgressSearchParams()
  return (
    <Card as="section" aria-label={texts.progress}>
      <div className="mb-4">
        <KindFilter kind={kind} onChange={(next: MeasureKind) => setKind(next)} />
      </div>
      {children}
    </Card>
  )
}

/** Skeleton of the chart card. */
export const ProgressSkeleton = () => (
  <ProgressFrame>
    <SkeletonArea className="flex flex-col gap-4">
      <Skeleton className="h-10 w-64 rounded-full" />
      <Skeleton className={classNames(lineChartShape, 'rounded-lg')} />
    </SkeletonArea>
  </ProgressFrame>
)
