import { todayInVienna } from '@kostbar/contracts/calendar'
import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { descriptionLength, reminderTimes, titleLength } from '@kostbar/contracts/challenges/limits'
import type { ChallengeDetail, ChallengeRow } from '@kostbar/contracts/challenges/schemas'
import { type ChallengeTask, challengeTasks } from '@kostbar/contracts/challenges/tasks'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { type ProblemError, problemLink } from '../../lib/problem-error.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { Button } from '../../ui/button.tsx'
import { ChoiceList } from '../../ui/choice-list.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { Notice } from '../../ui/notice.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { type ChallengeFormValues, formField, resolver, toInput } from './form-values.ts'
import { ParticipantPicker } from './participant-picker.tsx'
import { SchedulePreview } from './schedule-preview.tsx'
import { texts as allTexts } from './texts.ts'
import { WeekdayPicker } from './weekday-picker.tsx'

const texts = allTexts.form

const taskChoices = (Object.keys(challengeTasks) as ChallengeTask[]).map((task) => ({
  value: task,
  label: challengeTasks[task].name,
}))

interface ChallengeFormProps {
  readonly values: ChallengeFormValues
  /** Challenge that is edited; undefined for a new one. */
  readonly challenge?: Pick<ChallengeDetail, 'id' | 'phase' | 'leftIds'>
  /** Whether the audience can be chosen: for a trainer who is also an admin. */
  readonly canChooseAudience: boolean
  /** Called with whether the form differs from `values`, at first and after each change of it. */
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

/** Mutations that save a draft or publish the challenge. */
function useSave(
  { challenge, onSaved }: Pick<ChallengeFormProps, 'challenge' | 'onSaved'>,
  form: ReturnType<typeof useForm<ChallengeFormValues>>,
) {
  const [refusals, setRefusals] = useState(0)
  const keyOf = useContentKey()
  const options = {
    refresh: [challenges.list, challenges.get],
    onSuccess: ({ phase }: ChallengeRow) => {
      toast.success(
        phase === 'DRAFT' ? texts.savedDraft : challenge?.phase === 'PLANNED' ? texts.saved : texts.published,
      )
    },
    onError: (problem: ProblemError) => {
      showFormProblem(form, problem, { fieldOf: formField })
      setRefusals((count) => count + 1)
    },
  }
  const create = useApiMutation(challenges.create, options)
  const update = useApiMutation(challenges.update, options)
  const running = [create, update].find(({ isPending }) => isPending)?.variables?.body
  return {
    /** What is being done with the challenge; undefined when nothing is. */
    running: running && (running.publish ? ('PUBLISH' as const) : ('DRAFT' as const)),
    error: create.error ?? update.error,
    /** Number of times the API refused the form. */
    refusals,
    save: (values: ChallengeFormValues, publish: boolean) => {
      const body = toInput(values, publish)
      // A callback of this call, which is forgotten when the form was left meanwhile.
      const onSuccess = ({ id }: ChallengeRow) => onSaved(id)
      if (challenge) return update.mutate({ params: { id: challenge.id }, body }, { onSuccess })
      create.mutate({ body: { ...body, key: keyOf(body) } }, { onSuccess })
    },
  }
}

/** Form of a challenge with a preview of its scheduled days. */
export function ChallengeForm({
  values,
  challenge,
  canChooseAudience,
  onDirtyChange,
  onClose,
  onSaved,
}: ChallengeFormProps) {
  const form = useForm<ChallengeFormValues>({ resolver, defaultValues: values, shouldFocusError: false })
  const { errors, submitCount, isDirty } = form.formState
  const { register, setValue } = form
  const [task, weekdays, startsOn, endsOn, names, audience, participantIds] = useWatch({
    control: form.control,
    name: ['task', 'weekdays', 'startsOn', 'endsOn', 'names', 'audience', 'participantIds'],
  })
  const { save, running, error, refusals } = useSave({ ...(challenge ? { challenge } : {}), onSaved }, form)
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const element = useRef<HTMLFormElement>(null)
  // Weekdays and participants are not registered, so that the form library cannot focus them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt to save
  useEffect(() => focusFirstInvalid(element.current), [submitCount, refusals])
  const isPending = running !== undefined
  const submit = (publish: boolean) => form.handleSubmit((checked) => isPending || save(checked, publish))
  const change = { shouldValidate: form.formState.isSubmitted, shouldDirty: true }
  const chooseTask = (chosen: string) => {
    setValue('task', chosen as ChallengeTask, change)
    setValue('target', String(challengeTasks[chosen as ChallengeTask].usualTarget), change)
  }
  const isPublished = challenge?.phase === 'PLANNED'
  return (
    <form ref={element} method="post" noValidate onSubmit={submit(true)}>
      <TextField
        label={texts.title}
        description={texts.titleHint}
        maxLength={titleLength}
        autoComplete="off"
        autoFocus
        error={errors.title?.message}
        {...register('title')}
      />
      <TextArea
        label={texts.description}
        optional
        maxLength={descriptionLength}
        error={errors.description?.message}
        {...register('description')}
      />
      <ChoiceList label={texts.task} choices={taskChoices} value={task} onChange={chooseTask} />
      <div className="mt-5 grid gap-x-5 sm:grid-cols-2">
        {task === 'AMOUNT' ? (
          <TextField
            label={texts.unit}
            description={texts.unitHint}
            error={errors.unit?.message}
            {...register('unit')}
          />
        ) : null}
        {task === 'YES_NO' ? null : (
          <NumberField
            label={texts.target}
            unit={challengeTasks[task].unit ?? undefined}
            error={errors.target?.message}
            {...register('target')}
          />
        )}
      </div>
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
      <NumberField
        label={texts.requiredDays}
        description={texts.requiredDaysHint}
        optional
        unit="Tage"
        error={errors.requiredDays?.message}
        {...register('requiredDays')}
      />
      <NumberField label={texts.points} error={errors.points?.message} {...register('points')} />
      <Field label={texts.reminder} error={errors.reminderTime?.message}>
        {(controlProps) => (
          <select {...controlProps} required={false} className={controlClass} {...register('reminderTime')}>
            <option value="">{texts.noReminder}</option>
            {reminderTimes.map((time) => (
              <option key={time} value={time}>
                {texts.at(time)}
              </option>
            ))}
          </select>
        )}
      </Field>
      {canChooseAudience ? (
        <div className="mb-6">
          <ChoiceList
            label={texts.audience}
            choices={[
              { value: 'CLIENTS', label: texts.clients },
              { value: 'EVERYONE', label: texts.everyone },
            ]}
            value={audience}
            onChange={(chosen) => setValue('audience', chosen as ChallengeFormValues['audience'], change)}
          />
        </div>
      ) : null}
      {audience === 'EVERYONE' ? (
        <div className="mb-6">
          <Notice>{texts.everyoneHint}</Notice>
        </div>
      ) : (
        <>
          <ParticipantPicker
            value={participantIds}
            onChange={(ids) => setValue('participantIds', ids, change)}
            error={errors.participantIds?.message}
            leftIds={challenge?.leftIds}
          />
          <div className="mb-6">
            <ChoiceList
              label={texts.names}
              choices={[
                { value: 'FIRST_NAMES', label: texts.firstNames },
                { value: 'INITIALS', label: texts.initials },
              ]}
              value={names}
              onChange={(chosen) => setValue('names', chosen as ChallengeFormValues['names'], change)}
            />
          </div>
        </>
      )}
      <FormMessage text={errors.root?.message} link={problemLink(error)} />
      <div className="flex flex-col gap-3 pb-4 sm:flex-row-reverse">
        <Button type="submit" pending={running === 'PUBLISH'} disabled={running === 'DRAFT'}>
          {isPublished ? texts.save : texts.publish}
        </Button>
        {isPublished ? null : (
          <Button
            variant="secondary"
            pending={running === 'DRAFT'}
            disabled={running === 'PUBLISH'}
            onClick={() => void submit(false)()}
          >
            {texts.draft}
          </Button>
        )}
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
