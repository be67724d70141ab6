import { type ReactNode, useId } from 'react'
import { FieldMessage } from './field.tsx'
import { optionRowClass, radioClass } from './option-row-class.ts'
import { texts } from './texts.ts'

/** Option of a ChoiceList. */
export interface Choice {
  value: string
  label: string
  /** Content beside the label, for example a badge. */
  note?: ReactNode
  /** Explanation below the label. */
  description?: string | undefined
  /** Content at the end of the row, for example a price. */
  detail?: ReactNode
}

interface ChoiceListProps {
  /** Label of the group; `hideLabel` shows it to screen readers only. */
  label: string
  hideLabel?: boolean
  choices: readonly Choice[]
  /** Selected value; null when none is selected. */
  value: string | null
  onChange: (value: string) => void
  error?: string | undefined
  /** Marks the group as optional. */
  optional?: boolean | undefined
}

/** Radio buttons, each in a row of its own. */
export function ChoiceList({ label, hideLabel = false, choices, value, onChange, error, optional }: ChoiceListProps) {
  const name = useId()
  const messageId = `${name}-message`
  return (
    <fieldset data-invalid={error ? '' : undefined} aria-describedby={error === undefined ? undefined : messageId}>
      <legend
        className={
          hideLabel ? 'sr-only' : 'mb-2 flex w-full items-baseline justify-between gap-4 text-sm font-semibold'
        }
      >
        {label}
        {optional ? <span className="shrink-0 font-normal text-ink-faint">{texts.optional}</span> : null}
      </legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className={optionRowClass}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={radioClass}
            />
            <span className="flex min-w-0 flex-1 items-center justify-between gap-x-3">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                {choice.label}
                {choice.note}
                {choice.description ? (
                  <span className="w-full text-sm font-normal text-ink-soft">{choice.description}</span>
                ) : null}
              </span>
              {choice.detail ? <span className="shrink-0 text-sm text-ink-soft">{choice.detail}</span> : null}
            </span>
          </label>
        ))}
      </div>
      {error === undefined ? null : <FieldMessage id={messageId} error={error} />}
    </fieldset>
  )
}
