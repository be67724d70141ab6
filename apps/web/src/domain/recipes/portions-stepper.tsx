import { Minus, Plus } from 'lucide-react'
import { portionCount } from './amounts.ts'
import { texts } from './texts.ts'

interface PortionsStepperProps {
  readonly value: number
  readonly onChange: (portions: number) => void
}

const least = 0.5
const most = 50
const step = 0.5

const round =
  'grid size-11 shrink-0 place-items-center rounded-full bg-raised text-leaf shadow-low transition-colors ' +
  'duration-(--quick) hover:bg-leaf-soft aria-disabled:cursor-not-allowed aria-disabled:opacity-50 print:hidden'

/** Fewer or more portions, half by half. */
export function PortionsStepper({ value, onChange }: PortionsStepperProps) {
  const fewer = Math.max(least, Math.ceil(value / step - 1) * step)
  const more = Math.min(most, Math.floor(value / step + 1) * step)
  return (
    <fieldset className="mt-3 flex items-center gap-3">
      <legend className="sr-only">{texts.portions}</legend>
      <button
        type="button"
        aria-label={texts.fewerPortions}
        aria-disabled={value <= least}
        className={round}
        onClick={() => onChange(Math.min(value, fewer))}
      >
        <Minus className="size-5" aria-hidden="true" />
      </button>
      <p aria-live="polite" className="min-w-28 text-center font-semibold print:text-left">
        {texts.portionCount(portionCount(value), value <= 1)}
      </p>
      <button
        type="button"
        aria-label={texts.morePortions}
        aria-disabled={value >= most}
        className={round}
        onClick={() => onChange(more)}
      >
        <Plus className="size-5" aria-hidden="true" />
      </button>
    </fieldset>
  )
}
