import { controlClass, Field, type FieldLabels } from '../../ui/field.tsx'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface SelectFieldProps extends FieldLabels {
  /** Selected value; empty for none, which shows `placeholder`. */
  readonly value: string
  readonly options: readonly SelectOption[]
  readonly placeholder?: string
  readonly onChange: (value: string) => void
}

/** Select field with label, hint and error. */
export const SelectField = ({ value, options, placeholder, onChange, ...labels }: SelectFieldProps) => (
  <Field {...labels}>
    {(controlProps) => (
      <select
        {...controlProps}
        className={controlClass}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      >
        {value === '' && placeholder ? <option value="">{placeholder}</option> : null}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    )}
  </Field>
)
