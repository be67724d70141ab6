import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/field.tsx'

type RowInputProps = Omit<ComponentProps<'input'>, 'aria-label'> & {
  readonly label: string
  /** Id of the row's message; given while this control is what it is about. */
  readonly errorId: string | undefined
}

/** One control in a row of several: named for those who listen, without a line of its own. */
export const RowInput = ({ label, errorId, className, ...rest }: RowInputProps) => (
  <input
    {...rest}
    type="text"
    autoComplete="off"
    aria-label={label}
    aria-describedby={errorId}
    aria-invalid={errorId ? true : undefined}
    className={classNames(controlClass, className)}
  />
)
