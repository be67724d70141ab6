import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { idleClass } from './button-class.ts'
import { Chip } from './chip.tsx'
import { controlClass, FieldMessage } from './field.tsx'
import { texts } from './texts.ts'

interface QuantitySliderProps {
  label: string
  /** Quantity from 1 to the last step of the scale. */
  value: number
  /** Steps of the slider, ascending from 1; dense where small differences matter. Values in between can be typed. */
  scale: readonly [number, ...number[]]
  /** Quantities offered as one-click choices. */
  presets: readonly number[]
  onChange: (count: number) => void
  /** Value text for screen readers: `7 Slots`. */
  valueText: (count: number) => string
}

const step = `grid size-12 shrink-0 place-items-center rounded-md bg-leaf-soft text-leaf hover:bg-sage-deep aria-disabled:hover:bg-leaf-soft ${idleClass}`

const field = 'max-w-24 appearance-[textfield] text-center font-semibold [&::-webkit-inner-spin-button]:appearance-none'

/** Quantity control: slider, number field, buttons for ±1, and presets. */
export function QuantitySlider({ label, value, scale, presets, onChange, valueText }: QuantitySliderProps) {
  const id = useId()
  const max = scale.at(-1) ?? scale[0]
  const [typed, setTyped] = useState<string>()
  const isInvalid = typed !== undefined && Number(typed) !== value
  const type = (text: string) => {
    setTyped(text)
    const count = Number(text)
    if (Number.isInteger(count) && count >= 1 && count <= max) onChange(count)
  }
  const setQuantity = (count: number) => {
    setTyped(undefined)
    onChange(Math.min(max, Math.max(1, count)))
  }
  const stepButton = (by: number, label: string) => (
    <button
      type="button"
      className={step}
      aria-label={label}
      aria-disabled={value + by < 1 || value + by > max}
      onClick={() => setQuantity(value + by)}
    >
      {by < 0 ? <Minus className="size-5" aria-hidden="true" /> : <Plus className="size-5" aria-hidden="true" />}
    </button>
  )
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <div className="flex gap-2">
          {stepButton(-1, texts.oneFewer)}
          <input
            id={id}
            type="number"
            min={1}
            max={max}
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={`${id}-message`}
            aria-invalid={isInvalid ? true : undefined}
            className={`${controlClass} ${field}`}
            value={typed ?? value}
            onChange={(event) => type(event.target.value)}
            onBlur={() => setTyped(undefined)}
          />
          {stepButton(1, texts.oneMore)}
        </div>
      </div>
      <FieldMessage id={`${id}-message`} error={isInvalid ? texts.oneTo(max) : undefined} />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={valueText(value)}
        min={0}
        max={scale.length - 1}
        value={scale.findLastIndex((stop) => stop <= value)}
        onChange={(event) => setQuantity(scale[event.target.valueAsNumber] ?? value)}
        className="slider h-11"
      />
      <ul className="flex flex-wrap gap-2">
        {presets.map((preset) => (
          <li key={preset}>
            <Chip label={valueText(preset)} selected={preset === value} onToggle={() => setQuantity(preset)} />
          </li>
        ))}
      </ul>
    </div>
  )
}
