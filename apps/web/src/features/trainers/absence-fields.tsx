import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { ProfileValues } from './profile-values.ts'
import { texts } from './texts.ts'

interface AbsenceFieldsProps {
  readonly form: UseFormReturn<ProfileValues>
}

/** Whether the trainer is away, and if so from when until when, with a text for clients. */
export function AbsenceFields({ form: { register, control, setValue, formState } }: AbsenceFieldsProps) {
  const absence = useWatch({ control, name: 'absence' })
  const errors = formState.errors.absence
  const toggle = (isAway: boolean) => {
    const today = todayInVienna()
    setValue('absence', isAway ? { from: today, until: addDays(today, 7), text: '' } : null, {
      shouldDirty: true,
    })
  }
  return (
    <>
      <Checkbox
        label={texts.absence}
        description={texts.absenceHint}
        checked={Boolean(absence)}
        onChange={({ target }) => toggle(target.checked)}
      />
      {absence ? (
        <div className="grid gap-x-6 sm:grid-cols-2">
          <TextField label={texts.awayFrom} type="date" error={errors?.from?.message} {...register('absence.from')} />
          <TextField
            label={texts.awayUntil}
            type="date"
            error={errors?.until?.message}
            {...register('absence.until')}
          />
          <div className="sm:col-span-2">
            <TextField label={texts.awayText} optional error={errors?.text?.message} {...register('absence.text')} />
          </div>
        </div>
      ) : null}
    </>
  )
}
