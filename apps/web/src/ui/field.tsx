import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import { texts } from './texts.ts'

/** What every field shows around its control. */
export interface FieldLook {
  label: string
  /** A hint under the control; an error takes its place. */
  description?: ReactNode
  error?: string | undefined
  /** Marks the field as not needed. */
  optional?: boolean | undefined
}

/** The ids and states that tie a control to its label, hint and error. */
export interface FieldWiring {
  id: string
  'aria-describedby': string
  'aria-invalid': true | undefined
  required: boolean
}

/** The shape all typed-in controls share. The border is drawn inside so that a state never moves anything. */
export const controlClass =
  'block w-full min-h-12 rounded-md bg-raised px-4 py-2.5 text-base text-ink inset-ring inset-ring-line-strong ' +
  'transition-shadow duration-(--quick) hover:inset-ring-ink-soft ' +
  'focus-visible:outline-2 focus-visible:outline-offset-2 ' +
  'aria-invalid:inset-ring-2 aria-invalid:inset-ring-berry ' +
  'disabled:cursor-not-allowed disabled:bg-sunk disabled:text-ink-faint disabled:inset-ring-line'

interface FieldProps extends FieldLook {
  children: (wiring: FieldWiring) => ReactNode
}

/** Label, control and one line kept free below, so that an appearing error never moves the page. */
export function Field({ label, description, error, optional, children }: FieldProps) {
  const id = useId()
  const messageId = `${id}-message`
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 flex items-baseline justify-between gap-4 text-sm font-semibold">
        {label}
        {optional ? <span className="font-normal text-ink-faint">{texts.optional}</span> : null}
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
  /** How many lines stay free while there is nothing to say. */
  lines?: keyof typeof room
}

const room = { 0: '', 1: 'min-h-9', 2: 'min-h-13' }
/** A line that always says something keeps its distance to what follows. */
const roomForHint = 'min-h-11'

/** The line under a control: its error with a sign, else its hint. A change is announced. */
export function FieldMessage({ id, error, description, lines = 1 }: FieldMessageProps) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames('pt-1 text-sm text-ink-soft', description && lines === 1 ? roomForHint : room[lines])}
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
