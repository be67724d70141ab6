import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'

/** Label, hint and error of a field. */
export interface FieldLabels {
  label: string
  /** Hint below the control; an error replaces it. */
  description?: ReactNode
  error?: string | undefined
  /** Marks the field as optional; fields are required by default. */
  optional?: boolean | undefined
}

/** Attributes that connect a control to its label, hint and error. */
export interface FieldControlProps {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
  required: boolean
}

/** CSS classes of all text controls. The border is an inset ring, so that no state changes the layout. */
export const controlClass =
  'block w-full min-h-12 rounded-md bg-raised px-4 py-2.5 text-base text-ink inset-ring inset-ring-line-strong ' +
  'transition-shadow duration-(--quick) hover:inset-ring-ink-soft ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 ' +
  'aria-invalid:inset-ring-2 aria-invalid:inset-ring-berry ' +
  'disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-faint disabled:inset-ring-line'

interface FieldProps extends FieldLabels {
  children: (controlProps: FieldControlProps) => ReactNode
}

/** Label, control and a reserved line below, so that an error does not shift the layout. */
export function Field({ label, description, error, optional, children }: FieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-4 text-sm font-semibold">
        {label}
        {optional ? <span className="shrink-0 font-normal text-ink-faint">{texts.optional}</span> : null}
      </label>
      {children({
        id,
        'aria-describedby': messageId,
        'aria-invalid': error ? true : undefined,
        required: !optional,
      })}
      <FieldMessage id={messageId} error={error} description={description} />
    </div>
  )
}

interface FieldMessageProps {
  id: string
  error?: string | undefined
  description?: ReactNode
  /** Number of lines reserved while there is no message. */
  lines?: keyof typeof reservedHeight
}

/** CSS classes that reserve lines; the padding keeps a distance to the next field when a message takes more lines. */
const reservedHeight = { 0: '', 1: 'min-h-9 pb-3', 2: 'min-h-13 pb-2' }
/** CSS classes for a permanent hint: one line and the distance to the next field. */
const hintHeight = 'min-h-11 pb-4'

/** The error (with an icon) or hint of a control; changes are announced to screen readers. */
export function FieldMessage({ id, error, description, lines = 1 }: FieldMessageProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames(
        'pt-1 text-sm text-ink-soft',
        description && lines === 1 ? hintHeight : reservedHeight[lines],
      )}
    >
      {error ? (
        <span className="flex items-start gap-1.5 font-medium text-berry">
          <CircleAlert className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
          {error}
        </span>
      ) : (
        description
      )}
    </p>
  )
}
