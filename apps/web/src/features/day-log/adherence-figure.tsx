import type { Adherence } from '@kostbar/contracts/day-log/schemas'
import { texts } from '../../domain/days/texts.ts'

/** How much of the plan was eaten in the last seven finished days, and on how many of them something was recorded. */
export const AdherenceFigure = ({ adherence: { percent, recordedDays } }: { readonly adherence: Adherence }) => (
  <dl className="mb-5">
    <dt className="text-sm text-ink-soft">{texts.planPercent}</dt>
    {percent === null ? (
      <dd>{texts.tooFewDays}</dd>
    ) : (
      <dd className="font-display text-2xl tabular-nums">
        {texts.percent(percent)}
        <span className="ml-3 font-sans text-sm text-ink-soft">{texts.recordedDays(recordedDays)}</span>
      </dd>
    )}
  </dl>
)
