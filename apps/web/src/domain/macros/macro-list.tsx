import { formatNumber } from '../../lib/format.ts'
import { useProtectiveMode } from '../protective-mode/use-protective-mode.ts'
import { type Macro, macroNames, macroShares, macroSvgFill, macros } from './macros.ts'
import { NutrientDot } from './nutrient-dot.tsx'
import { texts } from './texts.ts'

interface MacroListProps extends Readonly<Record<Macro, number>> {
  readonly className?: string
}

/**
 * Macros in grams with colour and name, below a bar with their shares of the energy; renders nothing in protective
 * mode.
 */
export function MacroList({ className, ...grams }: MacroListProps) {
  const isHidden = useProtectiveMode()
  if (isHidden) return null
  return (
    <div className={className}>
      <ShareBar {...grams} />
      <dl className="mt-2 text-sm">
        {macros.map((macro) => (
          <div key={macro} className="flex items-baseline justify-between gap-3">
            <dt className="flex items-baseline gap-2 text-ink-soft">
              <NutrientDot nutrient={macro} className="size-2.5" />
              {macroNames[macro]}
            </dt>
            <dd className="font-semibold">{texts.grams(formatNumber(Math.round(grams[macro])))}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Bar of the energy shares; hidden from screen readers, because the list below has the same information. */
const ShareBar = (grams: Readonly<Record<Macro, number>>) => (
  <svg
    viewBox="0 0 100 1"
    preserveAspectRatio="none"
    aria-hidden="true"
    className="block h-1.5 w-full overflow-hidden rounded-full"
  >
    {macroShares(grams).map(({ macro, share, start }) => (
      <rect key={macro} x={start} width={share} height="1" className={macroSvgFill[macro]} />
    ))}
  </svg>
)
