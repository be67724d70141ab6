import { todayInVienna } from '@kostbar/contracts/calendar'
import { measures } from '@kostbar/contracts/measures/endpoints'
import { type MeasureKind, measureKinds } from '@kostbar/contracts/measures/measure-kinds'
import { type Measure, measureInput } from '@kostbar/contracts/measures/schemas'
import { useEffect, useRef } from 'react'
import { type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { useToday } from '../../domain/days/use-today.ts'
import { useApiMutation } from '../../lib/api.ts'
import { contractResolver } from '../../lib/contract-resolver.ts'
import { focusField } from '../../lib/focus-field.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { formatShortDate } from '../../lib/format.ts'
import { parseGermanNumber, parseRequiredNumber } from '../../lib/parse-number.ts'
import { Button } from '../../ui/button.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'
import { endpointsWithMeasures } from './use-measures.ts'

interface FormValues {
  /** Value as typed text. */
  value: string
  day: string
}

/** Form resolver that validates against the contract and names the range of this kind in the message. */
const resolverOf = (kind: MeasureKind) =>
  contractResolver<FormValues>(
    measureInput,
    ({ value, day }) => ({ day, kind, value: parseRequiredNumber(value) }),
    (errors, { value }) => {
      const { min, max, unit } = measureKinds[kind]
      const message = value.trim() === '' ? texts.missing : texts.outOfRange(min, max, unit)
      return errors.value ? { ...errors, value: { type: 'range', message } } : errors
    },
  )

interface MeasureFormProps {
  readonly userId: string
  readonly kind: MeasureKind
  /** Existing measures of this kind. */
  readonly list: readonly Measure[]
}

/** Keeps the day at today in a page that stays open overnight, until another day is chosen. */
function useTodayUnlessChosen({ getFieldState, getValues, resetField }: UseFormReturn<FormValues>): string {
  const today = useToday()
  useEffect(() => {
    if (!getFieldState('day').isDirty && getValues('day') !== today) resetField('day', { defaultValue: today })
  }, [getFieldState, getValues, resetField, today])
  return today
}

/** Form to enter the value of a day. */
export function MeasureForm({ userId, kind, list }: MeasureFormProps) {
  const { name, unit } = measureKinds[kind]
  const form = useForm<FormValues>({
    resolver: resolverOf(kind),
    defaultValues: { value: '', day: todayInVienna() },
  })
  const { errors } = form.formState
  const day = useWatch({ control: form.control, name: 'day' })
  const replaced = list.find((measure) => measure.day === day)
  const save = useApiMutation(measures.save, {
    refresh: endpointsWithMeasures,
    onSuccess: ({ value, day: savedDay }) => {
      form.resetField('value')
      focusField(element.current, 'value')
      const when = savedDay === todayInVienna() ? undefined : formatShortDate(savedDay)
      toast.success(texts.saved(name, texts.value(value, unit), when))
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  const element = useRef<HTMLFormElement>(null)
  const today = useTodayUnlessChosen(form)
  const submit = form.handleSubmit((values) => {
    const value = parseGermanNumber(values.value)
    if (value !== undefined && !save.isPending)
      save.mutate({ params: { userId }, body: { kind, day: values.day, value } })
  })
  return (
    <form ref={element} method="post" noValidate onSubmit={submit}>
      <FormFields isSaving={save.isPending}>
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2 xl:grid-cols-1">
          <NumberField
            label={name}
            unit={unit}
            description={replaced ? texts.replaces(texts.value(replaced.value, unit)) : texts.hint[kind]}
            error={errors.value?.message}
            {...form.register('value')}
          />
          <TextField label={texts.day} type="date" max={today} error={errors.day?.message} {...form.register('day')} />
        </div>
      </FormFields>
      <Button type="submit" pending={save.isPending}>
        {texts.save}
      </Button>
    </form>
  )
}
