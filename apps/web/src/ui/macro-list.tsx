import { formatNumber } from '../lib/format.ts'
import { classNames } from './class-names.ts'
import { macroFill, macroInk, macroNames, macros } from './macros.ts'
import { texts } from './texts.ts'

/** Energy of a gram, in kcal. */
const kcalOf = { carbs: 4, proteins: 4, fats: 9 } as const

interface MacroListProps {
  readonly carbs: number
  readonly proteins: number
  readonly fats: number
  readonly className?: string
}

/** The three macros in grams, each with its colour and name, under a bar of their share of the energy. */
export function MacroList({ className, ...grams }: MacroListProps) {
  return (
    <div className={className}>
      <Shares {...grams} />
      <dl className="mt-2 text-sm">
        {macros.map((macro) => (
          <div key={macro} className="flex items-baseline justify-between gap-3">
            <dt className="flex items-baseline gap-2 text-ink-soft">
              <span className={classNames('size-2.5 shrink-0 rounded-full', macroFill[macro])} aria-hidden="true" />
              {macroNames[macro]}
            </dt>
            <dd className="font-semibold">{texts.grams(formatNumber(Math.round(grams[macro])))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The numbers beside it say the same, so the bar is silent. */
function Shares(grams: Record<(typeof macros)[number], number>) {
  const energy = macros.map((macro) => grams[macro] * kcalOf[macro])
  const whole = energy.reduce((sum, part) => sum + part, 0) || 1
  const ends = energy.map((_, index) => energy.slice(0, index).reduce((sum, part) => sum + part, 0))
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-1.5 w-full overflow-hidden rounded-full"
    >
      {macros.map((macro, index) => (
        <rect
          key={macro}
          x={((ends[index] ?? 0) / whole) * 100}
          width={((energy[index] ?? 0) / whole) * 100}
          height="1"
          className={macroInk[macro]}
        />
      ))}
    </svg>
  )
}
