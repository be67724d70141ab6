import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldLabels } from './field.tsx'

export type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'required'> & FieldLabels

/** Multi-line text field; grows with its content where the browser supports it. */
export function TextArea({ label, description, error, optional, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} description={description} error={error} optional={optional}>
      {(controlProps) => (
        <textarea
          {...rest}
          {...controlProps}
          className={classNames(controlClass, 'max-h-96 min-h-32 resize-y field-sizing-content', className)}
        />
      )}
    </Field>
  )
}
