import { descriptionLength, reminderTimes, titleLength } from '@kostbar/contracts/challenges/limits'
import type { ChallengeDetail } from '@kostbar/contracts/challenges/schemas'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { focusFirstInvalid } from '../../lib/focus-first-invalid.ts'
import { problemLink } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AudienceFields } from './audience-fields.tsx'
import { ChangedChallenge } from './changed-challenge.tsx'
import { type ChallengeFormValues, resolver, type StoredChallenge } from './form-values.ts'
import { ScheduleFields } from './schedule-fields.tsx'
import { TaskFields } from './task-fields.tsx'
import { texts as allTexts } from './texts.ts'
import { useSaveChallenge } from './use-save-challenge.ts'

const texts = allTexts.form

interface ChallengeFormProps {
  readonly values: ChallengeFormValues
  /** Challenge that is edited; undefined for a new one. */
  readonly challenge?: StoredChallenge & Pick<ChallengeDetail, 'leftIds'>
  /** Whether the audience can be chosen: for a trainer who is also an admin. */
  readonly canChooseAudience: boolean
  /** Called with whether the form differs from `values`, at first and after each change of it. */
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly onClose: () => void
  readonly onSaved: (id: string) => void
}

/**
 * Form of a challenge with a preview of its scheduled days. After a change elsewhere the input stays: what is stored now is
 * shown, and saving again replaces it.
 */
export function ChallengeForm({
  values,
  challenge: opened,
  canChooseAudience,
  onDirtyChange,
  onClose,
  onSaved,
}: ChallengeFormProps) {
  const form = useForm<ChallengeFormValues>({ resolver, defaultValues: values, shouldFocusError: false })
  const { errors, submitCount, isDirty } = form.formState
  const { register } = form
  // It may be fetched again while the form is open.
  const [initial] = useState(opened)
  const [newer, setNewer] = useState<StoredChallenge>()
  const challenge = newer ?? initial
  const { save, running, error } = useSaveChallenge(form, challenge, {
    onSaved,
    onChangedMeanwhile: setNewer,
  })
  const isPending = running !== undefined
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const element = useRef<HTMLFormElement>(null)
  // Weekdays and participants are not registered, so that the form library cannot focus them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each attempt to save
  useEffect(() => focusFirstInvalid(element.current), [submitCount, isPending])
  const submit = (publish: boolean) => form.handleSubmit((checked) => isPending || save(checked, publish))
  const isPublished = challenge?.phase === 'PLANNED'
  return (
    <form ref={element} method="post" noValidate onSubmit={submit(true)}>
      <FormFields isSaving={isPending}>
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
        <TaskFields form={form} />
        <ScheduleFields form={form} />
        <NumberField
          label={texts.requiredDays}
          description={texts.requiredDaysHint}
          optional
          unit="Tage"
          error={errors.requiredDays?.message}
          {...register('requiredDays')}
        />
        <NumberField label={texts.points} error={errors.points?.message} {...register('points')} />
        <SelectField
          label={texts.reminder}
          error={errors.reminderTime?.message}
          required={false}
          {...register('reminderTime')}
        >
          <option value="">{texts.noReminder}</option>
          {reminderTimes.map((time) => (
            <option key={time} value={time}>
              {texts.at(time)}
            </option>
          ))}
        </SelectField>
        <AudienceFields form={form} canChoose={canChooseAudience} leftIds={opened?.leftIds} />
      </FormFields>
      {initial && newer ? <ChangedChallenge before={initial} after={newer} /> : null}
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
