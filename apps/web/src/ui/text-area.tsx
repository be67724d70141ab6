import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldLook } from './field.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'required'> & FieldLook

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea({ label, description, error, optional, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error} optional={optional}>
      {(wiring) => (
        <textarea
          {...rest}
          {...wiring}
          className={classNames(controlClass, 'max-h-96 min-h-32 resize-y field-sizing-content', className)}
        />
      )}
    </Field>
  )
}
