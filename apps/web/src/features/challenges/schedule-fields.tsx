import { todayInVienna } from '@kostbar/contracts/calendar'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { asTyped } from '../../lib/as-typed.ts'
import { TextField } from '../../ui/text-field.tsx'
import type { ChallengeFormValues } from './form-values.ts'
import { SchedulePreview } from './schedule-preview.tsx'
import { texts as allTexts } from './texts.ts'
import { WeekdayPicker } from './weekday-picker.tsx'

const texts = allTexts.form

interface ScheduleFieldsProps {
  readonly form: UseFormReturn<ChallengeFormValues>
}

/** Fields of the weekdays and of the first and last day, with a preview of the scheduled days. */
export function ScheduleFields({ form }: ScheduleFieldsProps) {
  const { register, setValue, control } = form
  const { errors } = form.formState
  const [weekdays, startsOn, endsOn] = useWatch({ control, name: ['weekdays', 'startsOn', 'endsOn'] })
  const change = asTyped(form)
  return (
    <>
      <WeekdayPicker
        value={weekdays}
        onChange={(days) => setValue('weekdays', days, change)}
        error={errors.weekdays?.message}
      />
      <div className="grid gap-x-5 sm:grid-cols-2">
        <TextField
          label={texts.startsOn}
          type="date"
          min={todayInVienna()}
          error={errors.startsOn?.message}
          {...register('startsOn')}
        />
        <TextField
          label={texts.endsOn}
          type="date"
          min={startsOn}
          error={errors.endsOn?.message}
          {...register('endsOn')}
        />
      </div>
      <SchedulePreview startsOn={startsOn} endsOn={endsOn} weekdays={weekdays} />
    </>
  )
}
