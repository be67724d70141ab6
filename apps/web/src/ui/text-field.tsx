import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldLook } from './field.tsx'
import { PasswordInput } from './password-input.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'required'> & FieldLook

/** One line of text with label, hint and error; a password can be shown. Takes react-hook-form's `register(…)`. */
export function TextField({ label, description, error, optional, className, type = 'text', ...rest }: TextFieldProps) {
  return (
    <Field label={label} description={description} error={error} optional={optional}>
      {(wiring) =>
        type === 'password' ? (
          <PasswordInput {...rest} {...wiring} className={className} />
        ) : (
          <input {...rest} {...wiring} type={type} className={classNames(controlClass, className)} />
        )
      }
    </Field>
  )
}
