import type { Nutrient } from '@kostbar/contracts/nutrition'
import { classNames } from '../../ui/class-names.ts'
import { macroFill } from './macros.ts'

interface NutrientDotProps {
  readonly nutrient: Nutrient
  /** CSS classes of its size and position. */
  readonly className: string
}

/** Dot in the colour that stands for a nutrient in charts, beside its name; contrast themes and prints keep it. */
export const NutrientDot = ({ nutrient, className }: NutrientDotProps) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-block shrink-0 rounded-full colour-coded',
      nutrient === 'kcal' ? 'bg-apricot' : macroFill[nutrient],
      className,
    )}
  />
)
