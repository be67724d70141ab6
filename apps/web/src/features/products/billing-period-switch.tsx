import { useId } from 'react'
import type { BillingPeriod } from './price-comparison.ts'
import { texts } from './texts.ts'

interface BillingPeriodSwitchProps {
  readonly value: BillingPeriod
  readonly onChange: (period: BillingPeriod) => void
}

const periods = ['month', 'year'] as const

const segmentClass =
  'flex min-h-11 cursor-pointer items-center rounded-full px-5 font-semibold transition-colors duration-(--quick) ' +
  'hover:bg-sage-deep has-checked:bg-leaf has-checked:text-on-leaf ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Switch of the billing period for all offers of a list, so that comparable amounts are side by side. */
export function BillingPeriodSwitch({ value, onChange }: BillingPeriodSwitchProps) {
  const name = useId()
  return (
    <fieldset className="inline-flex flex-wrap rounded-[1.75rem] bg-sage p-1 noscript:hidden print:hidden">
      <legend className="sr-only">{texts.billingPeriod}</legend>
      {periods.map((period) => (
        <label key={period} className={segmentClass}>
          <input
            type="radio"
            name={name}
            value={period}
            checked={period === value}
            onChange={() => onChange(period)}
            className="sr-only"
          />
          {texts.billingPeriods[period]}
        </label>
      ))}
    </fieldset>
  )
}
