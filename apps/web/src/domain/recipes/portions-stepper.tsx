import { formatPortions } from '@kostbar/contracts/recipes/amounts'
import { Minus, Plus } from 'lucide-react'
import { idleClass } from '../../ui/button-class.ts'
import { texts } from './texts.ts'

interface PortionsStepperProps {
  readonly value: number
  readonly onChange: (portions: number) => void
}

const minPortions = 0.5
const maxPortions = 50
const step = 0.5

const buttonClass =
  'grid size-11 shrink-0 place-items-center rounded-full bg-raised text-leaf shadow-low transition-colors ' +
  `duration-(--quick) hover:bg-leaf-soft print:hidden ${idleClass}`

/** Stepper for the number of portions, in steps of ½. */
export function PortionsStepper({ value, onChange }: PortionsStepperProps) {
  const fewer = Math.max(minPortions, Math.ceil(value / step - 1) * step)
  const more = Math.min(maxPortions, Math.floor(value / step + 1) * step)
  return (
    <fieldset className="mt-3 flex flex-wrap items-center gap-3">
      <legend className="sr-only">{texts.portions}</legend>
      <button
        type="button"
        aria-label={texts.fewerPortions}
        aria-disabled={value <= minPortions}
        className={buttonClass}
        onClick={() => onChange(Math.min(value, fewer))}
      >
        <Minus className="size-5" aria-hidden="true" />
      </button>
      <p aria-live="polite" className="min-w-28 text-center font-semibold print:text-left">
        {texts.portionCount(formatPortions(value), value <= 1)}
      </p>
      <button
        type="button"
        aria-label={texts.morePortions}
        aria-disabled={value >= maxPortions}
        className={buttonClass}
        onClick={() => onChange(more)}
      >
        <Plus className="size-5" aria-hidden="true" />
      </button>
    </fieldset>
  )
}
