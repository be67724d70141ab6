import { type ReactNode, useId } from 'react'
import { FieldMessage } from './field.tsx'
import { texts } from './texts.ts'

interface FieldGroupProps {
  readonly label: string
  readonly description?: ReactNode
  readonly error?: string | undefined
  /** Marks the group as optional. */
  readonly optional?: boolean | undefined
  readonly children: ReactNode
}

/** Group of controls for one answer: label above, hint below it, error at the end. */
export function FieldGroup({ label, description, error, optional, children }: FieldGroupProps) {
  const id = useId()
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  return (
    <fieldset
      className="min-w-0"
      data-invalid={error ? '' : undefined}
      aria-describedby={[description ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ') || undefined}
    >
      <legend className="mb-1.5 flex w-full items-baseline justify-between gap-4 text-sm font-semibold">
        {label}
        {optional ? <span className="shrink-0 font-normal text-ink-faint">{texts.optional}</span> : null}
      </legend>
      {description ? (
        <p id={hintId} className="-mt-0.5 mb-2 text-sm text-ink-soft">
          {description}
        </p>
      ) : null}
      {children}
      <FieldMessage id={errorId} error={error} />
    </fieldset>
  )
}
