import type { CheckoutPreview } from '@kostbar/contracts/checkout/schemas'
import { formatEuro } from '@kostbar/contracts/money-format'
import type { Price } from '@kostbar/contracts/products/schemas'
import { perPeriodLabel } from '../../domain/products/price-labels.ts'
import { texts } from './texts.ts'

/** Cost of changing the current subscription: the amount due now, and per period afterwards. */
export function ChangeCost({ preview, price }: { preview: CheckoutPreview; price: Price }) {
  const { dueNow, renewalAmount, renewsAt } = preview
  return (
    <dl className="grid gap-3 rounded-lg bg-sage p-4">
      <CostRow
        name={dueNow < 0 ? texts.credit : texts.dueNow}
        value={`${formatEuro(Math.abs(dueNow))}, ${texts.withTax}`}
        explanation={dueNow < 0 ? texts.creditExplained : dueNow > 0 ? texts.changeExplained : texts.nothingDue}
      />
      {renewalAmount !== null && renewsAt ? (
        <CostRow
          name={texts.later}
          value={texts.from(renewsAt, `${formatEuro(renewalAmount)} ${perPeriodLabel(price)}`)}
        />
      ) : null}
    </dl>
  )
}

interface CostRowProps {
  readonly name: string
  readonly value: string
  /** Explanation of the amount, shown below the row. */
  readonly explanation?: string | undefined
}

const CostRow = ({ name, value, explanation }: CostRowProps) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-4">
    <dt className="shrink-0 font-semibold">{name}</dt>
    <dd>{value}</dd>
    {explanation ? <dd className="mt-1 w-full text-sm text-ink-soft">{explanation}</dd> : null}
  </div>
)
