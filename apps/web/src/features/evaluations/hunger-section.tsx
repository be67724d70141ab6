import { answersText } from '@kostbar/contracts/evaluations/mean-text'
import type { Hunger } from '@kostbar/contracts/evaluations/statistics-schemas'
import { formatTenths } from '@kostbar/contracts/number-format'
import { eatingReasons } from '@kostbar/contracts/protocol/options'
import { formatNumber } from '../../lib/format.ts'
import { PageSection } from '../../ui/page-section.tsx'
import { Legend } from './drinks-section.tsx'
import { texts } from './texts.ts'
import { TableBehindChart } from './values-table.tsx'

/** Colours of the bars; an empty box where nothing was recorded. */
const levels = [
  ['low', 'bg-apricot'],
  ['middle', 'bg-leaf/50'],
  ['high', 'bg-leaf'],
  ['unknown', 'border border-ink-faint'],
] as const

const nameOf = (reason: Hunger['reasons'][number]['reason']) => (reason ? eatingReasons[reason] : texts.notGiven)

const meanText = (mean: { mean: number; n: number } | null) =>
  mean ? `${formatTenths(mean.mean)} (${answersText(mean.n)})` : '–'

/** Section about the reasons for eating and the hunger before meals. */
export function HungerSection({ hunger }: { readonly hunger: Hunger }) {
  const { reasons, withoutHunger, n } = hunger
  const max = Math.max(...reasons.map(({ count }) => count), 1)
  return (
    <PageSection id="hunger" title={texts.hunger} text={n > 0 ? texts.hungerText(withoutHunger, n) : texts.noHunger}>
      <figure>
        <div aria-hidden="true" className="flex flex-col gap-2.5">
          {reasons.map((row) => (
            <div
              key={row.reason ?? ''}
              className="grid grid-cols-[minmax(0,7.5rem)_minmax(2.5rem,1fr)_auto] items-center gap-3 text-sm"
            >
              <span className="hyphens-auto wrap-anywhere">{nameOf(row.reason)}</span>
              <span className="flex h-5 gap-0.5">
                {levels.map(([level, tone]) =>
                  row[level] > 0 ? (
                    <span
                      key={level}
                      className={`rounded-xs colour-coded ${tone}`}
                      style={{ width: `${(row[level] / max) * 100}%` }}
                    />
                  ) : null,
                )}
              </span>
              <span className="text-right tabular-nums">{formatNumber(row.count)}</span>
            </div>
          ))}
        </div>
        <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {levels.map(([level, tone]) => (
            <Legend key={level} tone={tone} label={texts.hungerLevels[level]} />
          ))}
        </p>
        <TableBehindChart
          caption={texts.hunger}
          columns={[
            texts.reason,
            texts.meals,
            ...levels.map(([level]) => texts.hungerLevels[level]),
            texts.hungerBefore,
            texts.fullnessAfter,
          ]}
          rows={reasons.map((row) => [
            nameOf(row.reason),
            formatNumber(row.count),
            ...levels.map(([level]) => formatNumber(row[level])),
            meanText(row.hunger),
            meanText(row.fullness),
          ])}
        />
      </figure>
    </PageSection>
  )
}
