import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { formatNumber } from '../../../../lib/format.ts'
import { parseGermanNumber } from '../../../../lib/parse-number.ts'
import { NumberField } from '../../../../ui/number-field.tsx'
import { amountRange, stepAmount, toValidAmount } from '../state/amounts.ts'
import type { PlanItem } from '../state/plan-week.ts'
import { texts } from '../texts.ts'

interface AmountFieldProps {
  readonly item: PlanItem
  readonly amount: number
  readonly onChange: (amount: number) => void
}

const stepClass =
  'mt-7 grid size-12 shrink-0 place-items-center rounded-full bg-leaf-soft text-leaf hover:bg-sage-deep active:bg-sage-deep'

/** Portions in quarters or whole grams: typed, or by plus and minus. */
export function AmountField({ item, amount, onChange }: AmountFieldProps) {
  const [typed, setTyped] = useState<string>()
  const { min, max } = amountRange(item)
  const parsed = typed === undefined ? amount : parseGermanNumber(typed)
  const isValid = parsed !== undefined && parsed >= min && parsed <= max
  const commit = () => {
    if (typed === undefined || !isValid) return
    setTyped(undefined)
    onChange(toValidAmount(item, parsed))
  }
  const step = (direction: 1 | -1) => {
    setTyped(undefined)
    onChange(stepAmount(item, amount, direction))
  }
  const label = item.kind === 'food' ? texts.grams : texts.portions
  return (
    <div className="flex items-start gap-3">
      <button type="button" aria-label={texts.fewer(label)} className={stepClass} onClick={() => step(-1)}>
        <Minus className="size-5" aria-hidden="true" />
      </button>
      <div className="min-w-0 flex-1">
        <NumberField
          label={label}
          unit={item.kind === 'food' ? 'g' : undefined}
          value={typed ?? formatNumber(amount)}
          error={isValid ? undefined : texts.amountInvalid(formatNumber(min), formatNumber(max))}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit()
          }}
        />
      </div>
      <button type="button" aria-label={texts.moreOf(label)} className={stepClass} onClick={() => step(1)}>
        <Plus className="size-5" aria-hidden="true" />
      </button>
    </div>
  )
}
