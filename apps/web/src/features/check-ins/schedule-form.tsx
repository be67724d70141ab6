import { todayInVienna } from '@kostbar/contracts/calendar'
import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import type { CheckInForm, CheckInSchedule } from '@kostbar/contracts/check-ins/schemas'
import { type Weekday, weekdayNames, weekdays } from '@kostbar/contracts/meals'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { query, useApiMutation } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { FormFields } from '../../ui/form-fields.tsx'
import { QueryView } from '../../ui/query-view.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { clientTexts as texts } from './client-texts.ts'
import { firstDayAfter } from './first-day.ts'

interface ScheduleFormProps {
  readonly userId: string
  /** Schedule to change; null for a new one. */
  readonly schedule: CheckInSchedule | null
  /** Last day of the check-in that is open, on which no other one comes; undefined without one. */
  readonly openUntil: string | undefined
  readonly onClose: () => void
}

/** Form of a client's schedule, with the day of the next check-in; without forms a link to write one. */
export function ScheduleForm(props: ScheduleFormProps) {
  const formsQuery = useQuery(query(checkIns.forms))
  return (
    <QueryView
      query={formsQuery}
      errorTitle={texts.formsFailed}
      headingLevel={3}
      skeleton={<Skeleton className="h-32 w-full rounded-md" />}
    >
      {([first, ...others]) => (first ? <Fields forms={[first, ...others]} {...props} /> : <NoForms />)}
    </QueryView>
  )
}

const NoForms = () => (
  <>
    <p>{texts.noForms}</p>
    <ButtonLink to={paths.checkInForms} variant="secondary" className="mt-4">
      {texts.toForms}
    </ButtonLink>
  </>
)

/** Day of the next check-in: as the API chooses it, it stays unless the weekday changes. */
function nextOnOf({ schedule, openUntil }: Pick<ScheduleFormProps, 'schedule' | 'openUntil'>, weekday: Weekday) {
  if (schedule?.weekday === weekday) return schedule.nextOn
  const today = todayInVienna()
  return firstDayAfter(openUntil !== undefined && openUntil > today ? openUntil : today, weekday)
}

interface FieldsProps extends ScheduleFormProps {
  readonly forms: readonly [CheckInForm, ...CheckInForm[]]
}

function Fields({ forms, userId, schedule, openUntil, onClose }: FieldsProps) {
  const [formId, setFormId] = useState(schedule?.formId ?? forms[0].id)
  const [weekday, setWeekday] = useState<Weekday>(schedule?.weekday ?? 'Monday')
  const save = useApiMutation(checkIns.schedule, {
    refresh: [checkIns.list, checkIns.forms],
    onSuccess: ({ nextOn }) => {
      onClose()
      toast.success(texts.saved(nextOn))
    },
    onError: toastProblem,
  })
  const nextOn = nextOnOf({ schedule, openUntil }, weekday)
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!save.isPending) save.mutate({ params: { userId }, body: { formId, weekday } })
      }}
    >
      <FormFields isSaving={save.isPending}>
        <div className="grid gap-x-5 sm:grid-cols-2">
          <SelectField
            label={texts.form}
            // The button that opened the form is gone.
            ref={schedule ? focusOnMount : undefined}
            value={formId}
            onChange={({ target }) => setFormId(target.value)}
          >
            {forms.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          <SelectField
            label={texts.weekday}
            value={weekday}
            onChange={({ target }) => setWeekday(target.value as Weekday)}
          >
            {weekdays.map((day) => (
              <option key={day} value={day}>
                {weekdayNames[day]}
              </option>
            ))}
          </SelectField>
        </div>
      </FormFields>
      <p className="mb-4" aria-live="polite">
        {schedule ? texts.following(nextOn) : texts.first(nextOn)}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending}>
          {schedule ? texts.save : texts.start}
        </Button>
        {schedule ? (
          <Button variant="secondary" disabled={save.isPending} onClick={onClose}>
            {texts.cancel}
          </Button>
        ) : null}
        <ButtonLink to={paths.checkInForms} variant="quiet">
          {texts.toForms}
        </ButtonLink>
      </div>
    </form>
  )
}
