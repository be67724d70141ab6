import { formatEuro } from '../../lib/format.ts'
import { eachWords, type Rhythm } from '../../lib/price-words.ts'
import { texts } from './texts.ts'

/** What a purchase costs, large, with VAT and how often. */
export const Total = ({ amount, rhythm }: { amount: number; rhythm: Rhythm }) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
    <span className="font-semibold">{texts.total}</span>
    <span className="text-right">
      <span className="font-display text-2xl">{formatEuro(amount)}</span>{' '}
      <span className="text-sm text-ink-soft">
        {eachWords(rhythm)}, {texts.withTax}
      </span>
    </span>
  </p>
)
