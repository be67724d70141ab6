import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldLabels } from './field.tsx'

type SelectFieldProps = Omit<ComponentProps<'select'>, 'id'> & FieldLabels

/**
 * Select with label, hint and error; its children are options. Accepts `register(…)`. `required={false}` where the empty
 * option is an answer, so that the label needs no 'optional'.
 */
export const SelectField = ({ label, description, error, optional, className, ...rest }: SelectFieldProps) => (
  <Field label={label} description={description} error={error} optional={optional}>
    {(controlProps) => <select {...controlProps} {...rest} className={classNames(controlClass, className)} />}
  </Field>
)
