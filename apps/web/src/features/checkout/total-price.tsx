import { formatEuro } from '@kostbar/contracts/money-format'
import type { Recurring } from '@kostbar/contracts/pricing'
import { perPeriodLabel } from '../../domain/products/price-labels.ts'
import { texts } from './texts.ts'

/** Total with VAT and billing interval. @param amount cents per billing period */
export const TotalPrice = ({ amount, price }: { amount: number; price: Recurring }) => (
  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
    <span className="font-semibold">{texts.total}</span>
    <span className="text-right">
      <span className="font-display text-2xl">{formatEuro(amount)}</span>{' '}
      <span className="text-sm text-ink-soft">
        {perPeriodLabel(price)}, {texts.withTax}
      </span>
    </span>
  </p>
)
