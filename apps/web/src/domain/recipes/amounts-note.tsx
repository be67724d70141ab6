import { formatPortions } from '@kostbar/contracts/recipes/amounts'
import { statesAmount } from './states-amount.ts'
import { texts } from './texts.ts'

interface AmountsNoteProps {
  readonly steps: readonly string[]
  /** Number of servings that the steps are written for. */
  readonly servings: number
  /** Number of servings to cook. */
  readonly portions: number
}

/** Says for how many servings amounts in steps are meant: only those of the ingredients follow what is cooked. */
export const AmountsNote = ({ steps, servings, portions }: AmountsNoteProps) =>
  portions !== servings && steps.some(statesAmount) ? (
    <p className="mt-1 text-sm text-ink-soft">{texts.amountsFor(formatPortions(servings), servings <= 1)}</p>
  ) : null
