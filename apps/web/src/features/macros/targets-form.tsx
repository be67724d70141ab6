import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { addsUp, energyOf } from '@kostbar/contracts/energy'
import { targetsReasonLength } from '@kostbar/contracts/macros/calculator-limits'
import { macros } from '@kostbar/contracts/macros/endpoints'
import {
  type CalculatorInputs,
  type MacroTargets,
  type StoredTargets,
  targetsInput,
  type WeekdayTargets,
} from '@kostbar/contracts/macros/schemas'
import { fittingCarbs } from '@kostbar/contracts/macros/weekday-targets'
import { weekdays as allWeekdays, type Weekday } from '@kostbar/contracts/meals'
import { nutrients } from '@kostbar/contracts/nutrition'
import { users } from '@kostbar/contracts/users/endpoints'
import { Check, CircleAlert } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { formatNumber } from '../../lib/format.ts'
import { parseRequiredNumber } from '../../lib/parse-number.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { ChangedTargets } from './changed-targets.tsx'
import { texts } from './texts.ts'
import { type TypedWeekdays, WeekdayFields } from './weekday-fields.tsx'
import { parseWeekdays, toTyped } from './weekday-input.ts'

/** Parses a field's value, which is a string after typing; NaN when empty. */
const parseField = (typed: unknown) => parseRequiredNumber(String(typed ?? ''))

/** Targets taken over from the calculator. */
export interface CalculatedTargets {
  readonly targets: MacroTargets
  readonly inputs: CalculatorInputs
}

interface TargetsFormProps {
  readonly userId: string
  readonly targets: MacroTargets | null
  readonly weekdays: WeekdayTargets | null
  /** Fills the fields when it changes; other input stays. */
  readonly calculated?: CalculatedTargets | undefined
}

/** Form to set a user's daily targets; warns while the grams do not add up to the energy. */
export function TargetsForm({ userId, targets, weekdays, calculated }: TargetsFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(targetsInput),
    defaultValues: { ...targets, reason: '' },
  })
  const { setValue } = form
  useEffect(() => {
    if (!calculated) return
    for (const field of nutrients) setValue(field, calculated.targets[field], { shouldDirty: true })
    setValue('inputs', calculated.inputs)
  }, [calculated, setValue])
  const [savedWeekdays, setSavedWeekdays] = useState(() => toTyped(weekdays))
  const [typedWeekdays, setTypedWeekdays] = useState(savedWeekdays)
  const [weekdayErrors, setWeekdayErrors] = useState<Partial<Record<Weekday, string>>>({})
  const { errors, isDirty } = form.formState
  // The stored targets that the fields are based on; another person's that replaced them meanwhile are shown first.
  const [from, setFrom] = useState<StoredTargets | null>(targets && { ...targets, weekdays })
  const [newer, setNewer] = useState<StoredTargets>()
  const areWeekdaysDirty = allWeekdays.some((day) => (typedWeekdays[day] ?? '') !== (savedWeekdays[day] ?? ''))
  const save = useApiMutation(macros.set, {
    refresh: [users.get, users.info, macros.history, macros.basis],
    onSuccess: ({ warning }, { body: { weekdays: saved, from: _from, ...body } }) => {
      const { kcal, carbs, proteins, fats } = body
      setFrom({ kcal, carbs, proteins, fats, weekdays: saved ?? null })
      setNewer(undefined)
      form.reset({ ...body, reason: '' })
      setSavedWeekdays(toTyped(saved ?? null))
      setTypedWeekdays(toTyped(saved ?? null))
      toast.success(warning ?? texts.saved)
    },
    onError: (problem) => {
      if (problem.code !== 'changed_meanwhile' || !problem.current) return showFormProblem(form, problem)
      setFrom(problem.current as StoredTargets)
      setNewer(problem.current as StoredTargets)
    },
  })
  const submit = form.handleSubmit(({ reason, ...body }) => {
    const parsed = parseWeekdays(typedWeekdays, body)
    setWeekdayErrors(parsed.errors)
    if (save.isPending || Object.keys(parsed.errors).length > 0) return
    const targets = { ...body, ...(parsed.weekdays && { weekdays: parsed.weekdays }), ...(reason && { reason }) }
    save.mutate({ params: { id: userId }, body: { ...targets, from } })
  })
  const kcal = parseField(form.watch('kcal'))
  return (
    <form method="post" noValidate onSubmit={submit}>
      <FormFields isSaving={save.isPending}>
        <div className="grid grid-cols-1 gap-x-5 sm:grid-cols-2">
          {nutrients.map((field) => (
            <TextField
              key={field}
              label={texts[field]}
              inputMode="numeric"
              autoComplete="off"
              error={errors[field]?.message}
              {...form.register(field, { setValueAs: parseField })}
            />
          ))}
        </div>
        <Sum
          typed={form.watch()}
          isFixed={save.isPending}
          onAdjust={(carbs) => {
            form.setValue('carbs', carbs, { shouldDirty: true, shouldValidate: true })
            // The button disappears with the difference.
            form.setFocus('carbs')
          }}
        />
        <WeekdayFields
          typed={typedWeekdays}
          errors={weekdayErrors}
          kcal={Number.isFinite(kcal) ? kcal : null}
          onChange={(typed: TypedWeekdays) => {
            setTypedWeekdays(typed)
            setWeekdayErrors({})
          }}
        />
        <TextArea
          label={texts.reason}
          optional
          rows={2}
          maxLength={targetsReasonLength}
          description={texts.reasonHint}
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      </FormFields>
      {newer ? <ChangedTargets stored={newer} /> : null}
      <Button type="submit" className="mt-2" pending={save.isPending}>
        {texts.save}
      </Button>
      <UnsavedGuard active={isDirty || areWeekdaysDirty} saving={save.isPending} />
    </form>
  )
}

interface SumProps {
  readonly typed: Partial<Record<keyof MacroTargets, unknown>>
  /** While the targets must not change. */
  readonly isFixed: boolean
  readonly onAdjust: (carbs: number) => void
}

/**
 * Energy of the typed grams compared with the typed energy. Its height is reserved while fields are empty, to avoid a
 * layout shift.
 */
function Sum({ typed, isFixed, onAdjust }: SumProps) {
  const targets = Object.fromEntries(
    nutrients.map((field) => [field, parseField(typed[field])]),
  ) as unknown as MacroTargets
  const isComplete = nutrients.every((field) => Number.isFinite(targets[field]))
  const fits = isComplete && addsUp(targets)
  const carbs = isComplete ? fittingCarbs(targets) : 0
  // Protein and fat alone may exceed the energy.
  const canAdjust = isComplete && !fits && carbs !== targets.carbs
  return (
    <div role="status" className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
      {isComplete ? (
        <p className={fits ? 'flex items-center gap-2 text-leaf' : 'flex items-center gap-2 text-berry'}>
          {fits ? (
            <Check className="size-5 shrink-0" aria-hidden="true" />
          ) : (
            <CircleAlert className="size-5 shrink-0" aria-hidden="true" />
          )}
          <span>
            {texts.energy(formatNumber(Math.round(energyOf(targets))))}{' '}
            {fits ? texts.addsUp : texts.off(formatNumber(targets.kcal))}
          </span>
        </p>
      ) : null}
      {canAdjust ? (
        <Button variant="quiet" size="sm" disabled={isFixed} onClick={() => onAdjust(carbs)}>
          {texts.adjust}
        </Button>
      ) : null}
    </div>
  )
}
