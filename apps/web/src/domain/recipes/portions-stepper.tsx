import { formatPortions } from '@kostbar/contracts/recipes/amounts'
import { Minus, Plus } from 'lucide-react'
import { idleClass } from '../../ui/button-class.ts'
import { texts } from './texts.ts'

interface PortionsStepperProps {
  readonly value: number
  readonly onChange: (count: number) => void
  /** What is counted: portions, in steps of ½, or people. */
  readonly counted?: 'portions' | 'people'
}

/** Difference between two counts, and the smallest one. */
const steps = { portions: 0.5, people: 1 }
const max = 50

const buttonClass =
  'grid size-11 shrink-0 place-items-center rounded-full bg-raised text-leaf shadow-low transition-colors ' +
  `duration-(--quick) hover:bg-leaf-soft print:hidden noscript:hidden ${idleClass}`

/** Stepper for the number of portions or people that something is cooked for. */
export function PortionsStepper({ value, onChange, counted = 'portions' }: PortionsStepperProps) {
  const step = steps[counted]
  const labels = texts.stepper[counted]
  const fewer = Math.max(step, Math.ceil(value / step - 1) * step)
  const more = Math.min(max, Math.floor(value / step + 1) * step)
  return (
    <fieldset className="mt-3 flex items-center gap-3">
      <legend className="sr-only">{labels.name}</legend>
      <button
        type="button"
        aria-label={labels.fewer}
        aria-disabled={value <= step}
        className={buttonClass}
        onClick={() => onChange(Math.min(value, fewer))}
      >
        <Minus className="size-5" aria-hidden="true" />
      </button>
      <p aria-live="polite" className="w-32 min-w-0 text-center font-semibold noscript:text-left print:text-left">
        {labels.count(formatPortions(value), value <= 1)}
      </p>
      <button
        type="button"
        aria-label={labels.more}
        aria-disabled={value >= max}
        className={buttonClass}
        onClick={() => onChange(more)}
      >
        <Plus className="size-5" aria-hidden="true" />
      </button>
    </fieldset>
  )
}
