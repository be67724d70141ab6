import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { Field, type FieldLabels } from './field.tsx'

type NumberFieldProps = Omit<ComponentProps<'input'>, 'id' | 'required' | 'type'> &
  FieldLabels & {
    /** Unit shown inside the field, after the number. */
    unit?: string | undefined
  }

const frame =
  'input-frame flex min-h-12 items-center rounded-md bg-raised inset-ring inset-ring-line-strong ' +
  'transition-shadow duration-(--quick) hover:inset-ring-ink-soft ' +
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ' +
  'has-aria-invalid:inset-ring-2 has-aria-invalid:inset-ring-berry ' +
  'has-disabled:bg-sunk has-disabled:inset-ring-line'

/** Field for a number as people type it (`82,4`), with its unit inside. Parse its value with `parseGermanNumber`. */
export const NumberField = ({ label, description, error, optional, unit, className, ...rest }: NumberFieldProps) => (
  <Field label={label} description={description} error={error} optional={optional}>
    {(controlProps) => (
      <span className={frame}>
        <input
          inputMode="decimal"
          autoComplete="off"
          {...rest}
          {...controlProps}
          type="text"
          aria-describedby={
            unit ? `${controlProps.id}-unit ${controlProps['aria-describedby']}` : controlProps['aria-describedby']
          }
          className={classNames(
            'min-h-12 w-full min-w-0 flex-1 rounded-md bg-transparent px-4 py-2.5 text-base tabular-nums outline-none disabled:cursor-not-allowed disabled:text-ink-faint',
            className,
          )}
        />
        {unit ? (
          <span id={`${controlProps.id}-unit`} className="shrink-0 pr-4 text-ink-soft">
            {unit}
          </span>
        ) : null}
      </span>
    )}
  </Field>
)
