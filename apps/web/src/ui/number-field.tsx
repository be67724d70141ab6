import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, Field, type FieldLabels } from './field.tsx'

type NumberFieldProps = Omit<ComponentProps<'input'>, 'id' | 'required' | 'type'> &
  FieldLabels & {
    /** Inside the field, after the number. */
    unit?: string | undefined
  }

/** Field for a number as people type it (`82,4`), with its unit inside. Read it with `parseGermanNumber`. */
export const NumberField = ({ label, description, error, optional, unit, className, ...rest }: NumberFieldProps) => (
  <Field label={label} description={description} error={error} optional={optional}>
    {(controlProps) => (
      <span className="relative block">
        <input
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          {...controlProps}
          type="text"
          {...(unit ? { 'aria-describedby': `${controlProps.id}-unit ${controlProps['aria-describedby']}` } : {})}
          className={classNames(controlClass, 'tabular-nums', unit && 'pr-16', className)}
        />
        {unit ? (
          <span
            id={`${controlProps.id}-unit`}
            className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-ink-soft"
          >
            {unit}
          </span>
        ) : null}
      </span>
    )}
  </Field>
)
