import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldLook } from './field.tsx'

type SelectProps = Omit<ComponentProps<'select'>, 'id' | 'required' | 'children'> &
  FieldLook & {
    options: readonly { value: string; label: string }[]
    /** Shown while nothing is chosen; cannot be chosen itself. */
    placeholder?: string
  }

/** One choice out of a few, with the system's own picker. */
export function Select({ label, description, error, optional, options, placeholder, className, ...rest }: SelectProps) {
  return (
    <Field label={label} description={description} error={error} optional={optional}>
      {(wiring) => (
        <div className="relative">
          <select {...rest} {...wiring} className={classNames(controlClass, 'appearance-none pr-12', className)}>
            {placeholder ? (
              <option value="" disabled>
                {placeholder}
              </option>
            ) : null}
            {options.map(({ value, label: name }) => (
              <option key={value} value={value} className="bg-raised text-ink">
                {name}
              </option>
            ))}
          </select>
          <ChevronDown
            className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
            aria-hidden="true"
          />
        </div>
      )}
    </Field>
  )
}
