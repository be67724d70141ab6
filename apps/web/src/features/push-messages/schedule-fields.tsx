import { weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { previewCount } from '@kostbar/contracts/push-messages/limits'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { asTyped } from '../../lib/as-typed.ts'
import { formatTime, formatWeekday } from '../../lib/format.ts'
import { Chip } from '../../ui/chip.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type MessageValues, previewOf, type ScheduleKind } from './message-values.ts'
import { texts } from './texts.ts'

const kinds = ['NOW', 'ONCE', 'WEEKLY'] as const

/** Fields of the schedule, with a preview of the next occurrences. */
export function ScheduleFields({ form }: { readonly form: UseFormReturn<MessageValues> }) {
  const { register, setValue, control, formState } = form
  const { errors } = formState
  const [schedule, chosenDays] = useWatch({ control, name: ['schedule', 'weekdays'] })
  const change = asTyped(form)
  return (
    <div className="flex flex-col gap-3">
      <ChoiceList
        label={texts.scheduleField}
        choices={kinds.map((kind) => ({ value: kind, label: texts.schedules[kind] }))}
        value={schedule}
        onChange={(kind) => setValue('schedule', kind as ScheduleKind, change)}
      />
      {schedule === 'WEEKLY' ? (
        <FieldGroup label={texts.weekdays} error={errors.weekdays?.message}>
          <div className="flex flex-wrap gap-2">
            {weekdays.map((day) => (
              <Chip
                key={day}
                label={weekdayNames[day]}
                selected={chosenDays.includes(day)}
                onToggle={(isSelected) =>
                  setValue(
                    'weekdays',
                    weekdays.filter((other) => (other === day ? isSelected : chosenDays.includes(other))),
                    change,
                  )
                }
              />
            ))}
          </div>
        </FieldGroup>
      ) : null}
      {schedule === 'NOW' ? null : (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {schedule === 'ONCE' ? (
            <TextField label={texts.day} type="date" error={errors.day?.message} {...register('day')} />
          ) : (
            <TextField label={texts.until} type="date" error={errors.until?.message} {...register('until')} />
          )}
          <TextField label={texts.time} type="time" error={errors.time?.message} {...register('time')} />
        </div>
      )}
      <p className="text-sm text-ink-soft">{texts.quiet}</p>
      {schedule === 'WEEKLY' ? <Preview form={form} /> : null}
    </div>
  )
}

function Preview({ form }: { readonly form: UseFormReturn<MessageValues> }) {
  const dates = previewOf(form.watch(), previewCount)
  return (
    <section aria-label={texts.preview} className="rounded-lg bg-sage p-4" aria-live="polite">
      <h3 className="font-sans text-sm font-semibold">{texts.preview}</h3>
      {dates.length === 0 ? (
        <p className="mt-1 text-sm">{texts.noPreview}</p>
      ) : (
        <ol className="mt-1 text-sm">
          {dates.map((date) => (
            <li key={date.toISOString()}>
              {formatWeekday(date)}, {formatTime(date)} Uhr
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
