import { weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { previewCount } from '@kostbar/contracts/push-messages/limits'
import { formatTime, formatWeekday } from '../../lib/format.ts'
import { Chip } from '../../ui/chip.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { FieldGroup } from '../../ui/field-group.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type MessageValues, previewOf, type ScheduleKind } from './message-values.ts'
import { texts } from './texts.ts'

interface ScheduleFieldsProps {
  readonly values: MessageValues
  readonly errors: Readonly<Record<string, string>>
  readonly onChange: (changes: Partial<MessageValues>) => void
}

const kinds = ['NOW', 'ONCE', 'WEEKLY'] as const

/** Fields of the schedule, with a preview of the next occurrences. */
export function ScheduleFields({ values, errors, onChange }: ScheduleFieldsProps) {
  return (
    <div className="flex flex-col gap-3">
      <ChoiceList
        label={texts.scheduleField}
        choices={kinds.map((kind) => ({ value: kind, label: texts.schedules[kind] }))}
        value={values.schedule}
        onChange={(kind) => onChange({ schedule: kind as ScheduleKind })}
      />
      {values.schedule === 'WEEKLY' ? (
        <FieldGroup label={texts.weekdays} error={errors['schedule.weekdays']}>
          <div className="flex flex-wrap gap-2">
            {weekdays.map((day) => (
              <Chip
                key={day}
                label={weekdayNames[day]}
                selected={values.weekdays.includes(day)}
                onToggle={(isSelected) =>
                  onChange({
                    weekdays: weekdays.filter((other) =>
                      other === day ? isSelected : values.weekdays.includes(other),
                    ),
                  })
                }
              />
            ))}
          </div>
        </FieldGroup>
      ) : null}
      {values.schedule === 'NOW' ? null : (
        <div className="grid gap-x-4 sm:grid-cols-2">
          {values.schedule === 'ONCE' ? (
            <TextField
              label={texts.day}
              type="date"
              value={values.day}
              error={errors['schedule.day']}
              onChange={({ target }) => onChange({ day: target.value })}
            />
          ) : (
            <TextField
              label={texts.until}
              type="date"
              value={values.until}
              error={errors['schedule.until']}
              onChange={({ target }) => onChange({ until: target.value })}
            />
          )}
          <TextField
            label={texts.time}
            type="time"
            value={values.time}
            error={errors['schedule.time']}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </div>
      )}
      <p className="text-sm text-ink-soft">{texts.quiet}</p>
      {values.schedule === 'WEEKLY' ? <Preview values={values} /> : null}
    </div>
  )
}

function Preview({ values }: { readonly values: MessageValues }) {
  const dates = previewOf(values, previewCount)
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
