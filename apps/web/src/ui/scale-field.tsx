import { useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldMessage } from './field.tsx'
import { texts } from './texts.ts'

interface ScaleFieldProps {
  readonly label: string
  /** Labels of 1 and of the maximum. */
  readonly ends: readonly [string, string]
  readonly max: 5 | 10
  readonly value: number | null
  readonly isReadOnly?: boolean
  readonly error?: string | undefined
  /** Marks the scale as optional. */
  readonly optional?: boolean | undefined
  /** Called with the value; null when the selected value is tapped again. */
  readonly onChange: (value: number | null) => void
}

/** Scale from 1 to `max`; one tap selects a value. */
export function ScaleField({
  label,
  ends,
  max,
  value,
  isReadOnly = false,
  error,
  optional,
  onChange,
}: ScaleFieldProps) {
  const id = useId()
  const errorId = `${id}-error`
  const [low, high] = ends
  return (
    <fieldset
      disabled={isReadOnly}
      data-invalid={error ? '' : undefined}
      aria-describedby={error ? `${id} ${errorId}` : id}
    >
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-4 text-sm font-semibold">
        {label}
        {optional ? <span className="shrink-0 font-normal text-ink-faint">{texts.optional}</span> : null}
      </legend>
      <div className={classNames('grid gap-1', max === 5 ? 'grid-cols-5' : 'grid-cols-10')}>
        {Array.from({ length: max }, (_, index) => index + 1).map((step) => (
          <button
            key={step}
            type="button"
            aria-pressed={step === value}
            onClick={() => onChange(step === value ? null : step)}
            className={classNames(
              'min-h-11 rounded-md text-sm tabular-nums transition-colors duration-(--quick)',
              step === value ? 'bg-leaf font-semibold text-on-leaf' : 'bg-sage text-ink enabled:hover:bg-sage-deep',
            )}
          >
            {step}
          </button>
        ))}
      </div>
      <p id={id} className="mt-1 flex justify-between text-xs text-ink-soft">
        <span>{low}</span>
        <span>{high}</span>
      </p>
      {error === undefined ? null : <FieldMessage id={errorId} error={error} />}
    </fieldset>
  )
}
