import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { calculateTargets } from '@kostbar/contracts/macros/calculator'
import { activityLevels, goals } from '@kostbar/contracts/macros/calculator-limits'
import {
  type CalculatorInputs,
  calculatorInputs,
  type MacroTargets,
  type TargetsBasis,
} from '@kostbar/contracts/macros/schemas'
import { type ReactNode, useEffect } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { formatNumber, formatShortDate } from '../../lib/format.ts'
import { parseGermanNumber } from '../../lib/parse-number.ts'
import { TextField } from '../../ui/text-field.tsx'
import { CalculatorResult } from './calculator-result.tsx'
import { calculatorTexts as texts } from './calculator-texts.ts'
import { type CalculatorValues, startValues } from './calculator-values.ts'
import { openWarningsOf } from './open-warnings.ts'
import { SelectField, type SelectOption } from './select-field.tsx'

interface CalculatorProps {
  readonly basis: TargetsBasis
  readonly onUse: (targets: MacroTargets, inputs: CalculatorInputs) => void
  /** What stands above the form, by the inputs typed so far. */
  readonly renderWarnings: (inputs: CalculatorValues) => ReactNode
}

/** Parses what was typed; NaN when it is no number. */
const parseField = (typed: unknown) =>
  typeof typed === 'number' ? typed : (parseGermanNumber(String(typed ?? '')) ?? Number.NaN)

/** Calculates daily targets while the inputs are typed. */
export function Calculator({ basis, onUse, renderWarnings }: CalculatorProps) {
  const form = useForm<CalculatorInputs>({
    resolver: standardSchemaResolver(calculatorInputs),
    defaultValues: startValues(basis),
    mode: 'onTouched',
  })
  const values = withNumbers(useWatch({ control: form.control }))
  const parsed = calculatorInputs.safeParse(withFormula(values))
  const mayReduce = openWarningsOf(basis, values).length === 0 && !basis.needsClearance
  useNoDeficit(form, mayReduce, values.goalPercent)
  const inputs = parsed.success ? parsed.data : null
  return (
    <>
      {renderWarnings(values)}
      <form method="post" noValidate className="mt-5" onSubmit={(event) => event.preventDefault()}>
        <BodyFields form={form} values={values} basis={basis} />
        <EatingFields form={form} values={values} mayReduce={mayReduce} />
      </form>
      <h3 className="mt-4 mb-3 font-sans text-base font-semibold">{texts.resultTitle}</h3>
      <div aria-live="polite">
        <CalculatorResult
          calculation={inputs && calculateTargets(inputs)}
          onUse={(targets) => {
            if (inputs) onUse(targets, inputs)
          }}
        />
      </div>
    </>
  )
}

const numberFields = [
  'ageYears',
  'heightCm',
  'weightKg',
  'activity',
  'goalPercent',
  'proteinPerKg',
  'fatPerKg',
] as const

/** The values as numbers: the form holds what was typed. */
const withNumbers = (typed: CalculatorValues): CalculatorValues => ({
  ...typed,
  ...Object.fromEntries(numberFields.map((field) => [field, parseField(typed[field])])),
})

/** The formula follows the sex, unless the person chooses. */
const withFormula = (values: CalculatorValues): CalculatorValues =>
  values.sex && values.sex !== 'DIVERSE' ? { ...values, formulaSex: values.sex } : values

/** Leaves a goal that has become impossible. */
function useNoDeficit(form: UseFormReturn<CalculatorInputs>, mayReduce: boolean, goal: number | undefined) {
  useEffect(() => {
    if (!mayReduce && goal !== undefined && goal < 0) form.setValue('goalPercent', 0)
  }, [form, mayReduce, goal])
}

interface FieldsProps {
  readonly form: UseFormReturn<CalculatorInputs>
  readonly values: CalculatorValues
}

const toOptions = <Value extends string>(labels: Readonly<Record<Value, string>>) =>
  (Object.keys(labels) as Value[]).map((value) => ({ value, label: labels[value] }))

const number = { inputMode: 'decimal', autoComplete: 'off' } as const

function BodyFields({ form, values, basis }: FieldsProps & { basis: TargetsBasis }) {
  const { register, setValue } = form
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
      <SelectField
        label={texts.sex}
        value={values.sex ?? ''}
        options={toOptions(texts.sexes)}
        placeholder={texts.choose}
        onChange={(sex) => setValue('sex', sex as CalculatorInputs['sex'])}
      />
      {values.sex === 'DIVERSE' ? (
        <SelectField
          label={texts.formula}
          description={texts.formulaHint}
          value={values.formulaSex ?? ''}
          options={toOptions(texts.formulas)}
          placeholder={texts.choose}
          onChange={(formulaSex) => setValue('formulaSex', formulaSex as CalculatorInputs['formulaSex'])}
        />
      ) : null}
      <TextField
        label={texts.age}
        error={errors.ageYears?.message}
        {...number}
        {...register('ageYears', { setValueAs: parseField })}
      />
      <TextField
        label={texts.height}
        error={errors.heightCm?.message}
        {...number}
        {...register('heightCm', { setValueAs: parseField })}
      />
      <TextField
        label={texts.weight}
        description={basis.weight ? texts.weightOf(formatShortDate(basis.weight.day)) : undefined}
        error={errors.weightKg?.message}
        {...number}
        {...register('weightKg', { setValueAs: parseField })}
      />
    </div>
  )
}

function EatingFields({ form, values, mayReduce }: FieldsProps & { mayReduce: boolean }) {
  const { register, setValue } = form
  const { errors } = form.formState
  return (
    <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
      <SelectField
        label={texts.activity}
        value={String(values.activity ?? '')}
        options={activityOptions(values.activity)}
        onChange={(activity) => setValue('activity', Number(activity))}
      />
      <SelectField
        label={texts.goal}
        value={String(values.goalPercent ?? 0)}
        options={goalOptions(values.goalPercent, mayReduce)}
        onChange={(goal) => setValue('goalPercent', Number(goal))}
      />
      <TextField
        label={texts.protein}
        error={errors.proteinPerKg?.message}
        {...number}
        {...register('proteinPerKg', { setValueAs: parseField })}
      />
      <TextField
        label={texts.fat}
        error={errors.fatPerKg?.message}
        {...number}
        {...register('fatPerKg', { setValueAs: parseField })}
      />
    </div>
  )
}

/** The usual activities, and the present one where it is another: the API takes any in between. */
function activityOptions(activity: number | undefined): SelectOption[] {
  const usual = activityLevels.map(({ value, label }) => ({
    value: String(value),
    label: `${formatNumber(value)} – ${label}`,
  }))
  if (!activity || usual.some(({ value }) => value === String(activity))) return usual
  return [{ value: String(activity), label: formatNumber(activity) }, ...usual]
}

/** Likewise the usual goals. */
function goalOptions(goal: number | undefined, mayReduce: boolean): SelectOption[] {
  const usual = goals.map(({ value, label }) => ({
    value: String(value),
    label,
    disabled: value < 0 && !mayReduce,
  }))
  if (goal === undefined || usual.some(({ value }) => value === String(goal))) return usual
  return [{ value: String(goal), label: `${goal > 0 ? '+' : '−'}${formatNumber(Math.abs(goal))} %` }, ...usual]
}
