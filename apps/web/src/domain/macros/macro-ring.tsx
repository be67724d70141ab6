import { formatNumber } from '../../lib/format.ts'
import { type Macro, macroShares, macroSvgStroke } from './macros.ts'
import { texts } from './texts.ts'

interface MacroRingProps extends Readonly<Record<Macro, number>> {
  readonly kcal: number
}

/** Gap between two arcs, in percent of the ring. */
const gap = 1.4

/**
 * Ring chart with the energy in the middle and the macros' energy shares around it. Hidden from screen readers, because
 * a table beside it has the same information.
 */
export function MacroRing({ kcal, ...grams }: MacroRingProps) {
  return (
    <div className="relative size-44 shrink-0" aria-hidden="true">
      <svg viewBox="0 0 100 100" className="size-full -rotate-90" aria-hidden="true">
        <circle cx="50" cy="50" r="43" fill="none" strokeWidth="10" className="stroke-sage" />
        {macroShares(grams)
          .filter(({ share }) => share > gap)
          .map(({ macro, share, start }) => (
            <circle
              key={macro}
              cx="50"
              cy="50"
              r="43"
              pathLength="100"
              fill="none"
              strokeWidth="10"
              strokeDasharray={`${share - gap} ${100 - share + gap}`}
              strokeDashoffset={-(start + gap / 2)}
              className={macroSvgStroke[macro]}
            />
          ))}
      </svg>
      <p className="absolute inset-0 flex flex-col items-center justify-center leading-tight">
        <span className="font-display text-2xl">{formatNumber(kcal)}</span>
        <span className="text-sm text-ink-soft">{texts.kcalPerDay}</span>
      </p>
    </div>
  )
}
