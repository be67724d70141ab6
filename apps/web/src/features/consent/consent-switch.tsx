import { useId } from 'react'
import { rowFocusClass } from '../../ui/row-focus-class.ts'

interface ConsentSwitchProps {
  readonly label: string
  readonly text: string
  readonly checked: boolean
  readonly disabled?: boolean
  readonly onChange?: (checked: boolean) => void
}

/** Switch for one category of cookies. */
export function ConsentSwitch({ label, text, checked, disabled = false, onChange }: ConsentSwitchProps) {
  const id = useId()
  return (
    <label className={`flex min-h-12 items-center justify-between gap-4 py-1 ${rowFocusClass}`}>
      <span className="min-w-0">
        <span className="block font-semibold">{label}</span>
        <span id={id} className="block text-sm text-ink-soft">
          {text}
        </span>
      </span>
      <span className="relative inline-flex shrink-0">
        <input
          type="checkbox"
          role="switch"
          aria-checked={checked}
          aria-label={label}
          aria-describedby={id}
          checked={checked}
          disabled={disabled}
          onChange={(event) => onChange?.(event.target.checked)}
          className="peer h-7 w-12 appearance-none rounded-full bg-sunk inset-ring inset-ring-line-strong transition-colors duration-(--steady) checked:bg-leaf checked:inset-ring-leaf enabled:cursor-pointer disabled:opacity-70"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-line-strong transition-[translate,background-color] duration-(--steady) peer-checked:translate-x-5 peer-checked:bg-on-leaf"
        />
      </span>
    </label>
  )
}
