import { formatNumber } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { type Macro, macroFill, macroInk, macroNames, macroShares, macros } from './macros.ts'
import { texts } from './texts.ts'

interface MacroListProps extends Readonly<Record<Macro, number>> {
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
const Shares = (grams: Readonly<Record<Macro, number>>) => (
  <svg
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="block h-1.5 w-full overflow-hidden rounded-full"
  >
    {macroShares(grams).map(({ macro, share, start }) => (
      <rect key={macro} x={start} width={share} height="1" className={macroInk[macro]} />
    ))}
  </svg>
)
