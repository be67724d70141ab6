import { formatNumber } from '@kostbar/contracts/number-format'
import { Minus, Plus } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { idleClass } from '../../../ui/button-class.ts'
import { texts } from '../texts.ts'

/** Volume of a glass in ml. */
const glassMl = 250
const maxMl = 15_000

interface WaterFieldProps {
  readonly waterMl: number | null
  readonly isReadOnly: boolean
  readonly onChange: (waterMl: number) => void
}

/** Counter of water in glasses, one tap per glass. */
export function WaterField({ waterMl, isReadOnly, onChange }: WaterFieldProps) {
  const amount = waterMl ?? 0
  return (
    <fieldset disabled={isReadOnly}>
      <legend className="mb-1.5 text-sm font-semibold">{texts.day.water}</legend>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md bg-sage p-1.5">
        <Button
          variant="quiet"
          aria-label={texts.day.lessWater}
          disabled={isReadOnly}
          aria-disabled={amount === 0}
          className={idleClass}
          onClick={() => onChange(Math.max(0, amount - glassMl))}
        >
          <Minus className="size-5" aria-hidden="true" />
        </Button>
        <output className="text-lg font-semibold tabular-nums">{texts.day.litres(formatNumber(amount / 1000))}</output>
        <Button
          variant="secondary"
          aria-label={texts.day.moreWater}
          disabled={isReadOnly}
          aria-disabled={amount >= maxMl}
          className={idleClass}
          onClick={() => onChange(Math.min(maxMl, amount + glassMl))}
        >
          <Plus className="size-5" aria-hidden="true" />
        </Button>
      </div>
    </fieldset>
  )
}
