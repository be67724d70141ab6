import { maxWaterMl } from '@kostbar/contracts/day-log/limits'
import { formatNumber } from '@kostbar/contracts/number-format'
import { Minus, Plus } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { idleClass } from '../../ui/button-class.ts'
import { texts } from './texts.ts'

/** Volume of a glass in ml. */
const glassMl = 250

interface WaterFieldProps {
  readonly waterMl: number | null
  readonly isReadOnly?: boolean
  readonly onChange: (waterMl: number) => void
}

/** Counter of water in glasses, one tap per glass. */
export function WaterField({ waterMl, isReadOnly = false, onChange }: WaterFieldProps) {
  const amount = waterMl ?? 0
  // A button at the end of its range is only `aria-disabled`, and saves nothing.
  const add = (ml: number) => {
    const next = Math.min(maxWaterMl, Math.max(0, amount + ml))
    if (next !== amount) onChange(next)
  }
  return (
    <fieldset disabled={isReadOnly}>
      <legend className="mb-1.5 text-sm font-semibold">{texts.water}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-sage p-1.5">
        <Button
          variant="quiet"
          aria-label={texts.lessWater}
          disabled={isReadOnly}
          aria-disabled={amount === 0}
          className={idleClass}
          onClick={() => add(-glassMl)}
        >
          <Minus className="size-5" aria-hidden="true" />
        </Button>
        <output className="text-lg font-semibold tabular-nums">{texts.litres(formatNumber(amount / 1000))}</output>
        <Button
          variant="secondary"
          aria-label={texts.moreWater}
          disabled={isReadOnly}
          aria-disabled={amount >= maxWaterMl}
          className={idleClass}
          onClick={() => add(glassMl)}
        >
          <Plus className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </fieldset>
  )
}
