import type { ComponentProps } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { controlClass } from '../../../ui/field.tsx'

type RowInputProps = Omit<ComponentProps<'input'>, 'aria-label'> & {
  readonly label: string
  /** Id of the row's error message while it concerns this input. */
  readonly errorId: string | undefined
}

/** Input in a row; its label is visible to screen readers only. */
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
