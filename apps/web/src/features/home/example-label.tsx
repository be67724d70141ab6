import { texts } from './texts.ts'

const { name, kcal, macros } = texts.example
const colors = ['carbs', 'protein', 'fat'] as const
const fills = { carbs: 'fill-carbs', protein: 'fill-protein', fat: 'fill-fat' }
const dots = { carbs: 'bg-carbs', protein: 'bg-protein', fat: 'bg-fat' }
/** Where each macro's share of the energy begins and how wide it is, in percent: 58, 14 and 12 g at 4, 4 and 9 kcal. */
const shares = [
  [0, 58.6],
  [58.6, 14.1],
  [72.7, 27.3],
] as const

/** A label as on a jar: what is in the bowl of the picture. */
export const ExampleLabel = () => (
  <figure className="w-fit min-w-72 rounded-lg bg-raised p-4 pt-3 shadow-high">
    <figcaption className="flex items-baseline justify-between gap-5">
      <span className="font-display text-lg leading-snug whitespace-nowrap">{name}</span>
      <span className="shrink-0 text-sm font-semibold">{kcal}</span>
    </figcaption>
    <svg viewBox="0 0 100 5" preserveAspectRatio="none" className="mt-2 h-2.5 w-full rounded-full" aria-hidden="true">
      {colors.map((color, index) => (
        <rect key={color} x={shares[index]?.[0]} width={shares[index]?.[1]} height="5" className={fills[color]} />
      ))}
    </svg>
    <ul className="mt-2.5 grid gap-0.5 text-sm">
      {macros.map((macro, index) => (
        <li key={macro.name} className="flex items-center gap-2">
          <span className={`size-2.5 rounded-full ${dots[colors[index] ?? 'carbs']}`} aria-hidden="true" />
          <span className="text-ink-soft">{macro.name}</span>
          <span className="ml-auto font-semibold">{macro.grams}</span>
        </li>
      ))}
    </ul>
  </figure>
)
