import { type ReactNode, useId } from 'react'
import { FieldMessage } from './field.tsx'

/** One option of a ChoiceList. */
export interface Choice {
  value: string
  label: string
  /** Beside the label, for example a badge. */
  note?: ReactNode
  /** At the end of the row, for example a price. */
  detail?: ReactNode
}

interface ChoiceListProps {
  /** Label of the group; `hideLabel` shows it to screen readers only. */
  label: string
  hideLabel?: boolean
  choices: readonly Choice[]
  /** The selected value, or null. */
  value: string | null
  onChange: (value: string) => void
  error?: string | undefined
}

const row =
  'flex min-h-12 cursor-pointer items-center gap-3 rounded-md bg-raised px-4 py-2 inset-ring inset-ring-line-strong ' +
  'transition-[background-color,box-shadow] duration-(--quick) hover:inset-ring-ink-soft ' +
  'has-checked:bg-leaf-soft has-checked:inset-ring-2 has-checked:inset-ring-leaf ' +
  'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** Radio buttons, each in a row of its own. */
export function ChoiceList({ label, hideLabel = false, choices, value, onChange, error }: ChoiceListProps) {
  const name = useId()
  const messageId = `${name}-message`
  return (
    <fieldset aria-describedby={error === undefined ? undefined : messageId}>
      <legend className={hideLabel ? 'sr-only' : 'mb-2 text-sm font-semibold'}>{label}</legend>
      <div className="flex flex-col gap-2">
        {choices.map((choice) => (
          <label key={choice.value} className={row}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
              className={radio}
            />
            <span className="flex min-w-0 flex-1 items-center justify-between gap-x-3">
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                {choice.label}
                {choice.note}
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

const radio =
  'size-5 shrink-0 appearance-none rounded-full bg-raised inset-ring inset-ring-line-strong outline-none ' +
  'checked:inset-ring-6 checked:inset-ring-leaf'
