import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldLabels } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'required'> & FieldLabels

/** Text field with label, hint and error. Passwords get a button that shows them. Accepts `register(…)`. */
export function TextField({ label, description, error, optional, className, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error} optional={optional}>
      {(controlProps) =>
        type === 'password' ? (
          <PasswordInput {...rest} {...controlProps} className={className} />
        ) : (
          <input {...rest} {...controlProps} type={type} className={classNames(controlClass, className)} />
        )
      }
    </Field>
  )
}
