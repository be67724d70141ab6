import { activityLevels, goals } from '@kostbar/contracts/macros/calculator-limits'
import { formatNumber, formatShortDate } from '../../lib/format.ts'
import { parseGermanNumber } from '../../lib/parse-number.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { calculatorTexts as texts } from './calculator-texts.ts'
import type { InputName, TypedInputs } from './calculator-values.ts'

interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean
}

interface CalculatorFieldsProps {
  readonly typed: TypedInputs
  /** German error sentences by input. */
  readonly errors: Partial<Record<InputName, string>>
  /** Whether a deficit may be chosen; false while warnings are not cleared. */
  readonly mayReduce: boolean
  /** Day of the measured weight the field was prefilled with; undefined if it was not. */
  readonly weightDay: string | undefined
  /** Activity level that the anamnesis stands for; null when unknown. */
  readonly statedActivity: number | null
  readonly onChange: (name: InputName, text: string) => void
  readonly onLeave: (name: InputName) => void
}

const toOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))

/** The fields of the calculator. */
export function CalculatorFields({
  typed,
  errors,
  mayReduce,
  weightDay,
  statedActivity,
  onChange,
  onLeave,
}: CalculatorFieldsProps) {
  const numberField = (name: InputName, label: string, description?: string) => (
    <TextField
      label={label}
      description={description}
      inputMode="decimal"
      autoComplete="off"
      error={errors[name]}
      value={typed[name]}
      onChange={({ target }) => onChange(name, target.value)}
      onBlur={() => onLeave(name)}
    />
  )
  const select = (name: InputName, label: string, options: readonly SelectOption[], description?: string) => (
    <SelectField
      label={label}
      description={description}
      value={typed[name]}
      onChange={({ target }) => onChange(name, target.value)}
    >
      {typed[name] === '' ? <option value="">{texts.choose}</option> : null}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
  return (
    <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
      {select('sex', texts.sex, toOptions(texts.sexes))}
      {typed.sex === 'DIVERSE'
        ? select('formulaSex', texts.formula, toOptions(texts.formulas), texts.formulaHint)
        : null}
      {numberField('ageYears', texts.age)}
      {numberField('heightCm', texts.height)}
      {numberField('weightKg', texts.weight, weightDay && texts.weightOf(formatShortDate(weightDay)))}
      {select(
        'activity',
        texts.activity,
        activityOptions(typed.activity),
        statedActivity === null ? undefined : texts.activityOf(formatNumber(statedActivity)),
      )}
      {select('goalPercent', texts.goal, goalOptions(typed.goalPercent, mayReduce))}
      {numberField('proteinPerKg', texts.protein)}
      {numberField('fatPerKg', texts.fat)}
    </div>
  )
}

/** Options for the activity level; a current value between the usual ones, which the API allows, is added. */
function activityOptions(current: string): SelectOption[] {
  const usual = activityLevels.map(({ value, label }) => {
    return { value: formatNumber(value), label: `${formatNumber(value)} – ${label}` }
  })
  if (current === '' || usual.some(({ value }) => value === current)) return usual
  return [{ value: current, label: current }, ...usual]
}

/** Options for the goal, with an unusual current one added; deficits are disabled unless `mayReduce`. */
function goalOptions(current: string, mayReduce: boolean): SelectOption[] {
  const usual = goals.map(({ value, label }) => ({ value: String(value), label, disabled: value < 0 && !mayReduce }))
  if (usual.some(({ value }) => value === current)) return usual
  return [{ value: current, label: `${formatNumber(parseGermanNumber(current) ?? 0)} %` }, ...usual]
}
