import { macros } from '@kostbar/contracts/macros/endpoints'
import type { MacroTargetEntry } from '@kostbar/contracts/macros/schemas'
import type { Weekday } from '@kostbar/contracts/meals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query } from '../../lib/api.ts'
import { formatDate, formatNumber, formatShortDate } from '../../lib/format.ts'
import { DisclosureSummary } from '../../ui/disclosure-summary.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { StoredReasons } from './stored-reasons.tsx'
import { texts } from './texts.ts'

const maxEarlierTargets = 3

interface TargetsExplanationProps {
  readonly userId: string
  /** Weekday whose targets are shown above. */
  readonly weekday: Weekday
}

/**
 * Collapsed 'Warum diese Zahl?': calculation of the energy, who set it and when, and earlier values. The history is
 * loaded on opening.
 */
export function TargetsExplanation({ userId, weekday }: TargetsExplanationProps) {
  const [isOpen, setOpen] = useState(false)
  const historyQuery = useQuery({ ...query(macros.history, { params: { id: userId } }), enabled: isOpen })
  return (
    <details
      className="group mt-4 border-t border-line pt-2"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <DisclosureSummary>{texts.why}</DisclosureSummary>
      <div className="pt-1 pb-2 text-ink-soft">
        <div>
          <QueryView query={historyQuery} errorText={`${texts.historyFailed}.`} skeleton={<TargetsOriginSkeleton />}>
            {(entries) => <TargetsOrigin entries={entries} weekday={weekday} />}
          </QueryView>
        </div>
      </div>
    </details>
  )
}

interface TargetsOriginProps {
  readonly entries: readonly MacroTargetEntry[]
  readonly weekday: Weekday
}

function TargetsOrigin({ entries: [current, ...earlier], weekday }: TargetsOriginProps) {
  if (!current) return null
  const day = formatDate(current.createdAt)
  return (
    <>
      <StoredReasons entry={current} weekday={weekday} />
      <p className="mt-3">{current.setBy ? texts.setBy(day, current.setBy) : texts.set(day)}</p>
      {earlier.length > 0 ? (
        <>
          <h3 className="mt-3 font-sans text-base font-semibold text-ink">{texts.before}</h3>
          <ul>
            {earlier.slice(0, maxEarlierTargets).map(({ id, createdAt, kcal }) => (
              <li key={id}>
                {formatShortDate(createdAt)}: {formatNumber(kcal)} kcal
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}

const TargetsOriginSkeleton = () => (
  <SkeletonArea className="mt-4">
    <Skeleton className="h-4 w-2/3" />
  </SkeletonArea>
)
