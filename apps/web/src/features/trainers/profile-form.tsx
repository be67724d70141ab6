import { trainers } from '@kostbar/contracts/trainers/endpoints'
import { profession, professionNames } from '@kostbar/contracts/trainers/profile'
import type { TrainerProfile } from '@kostbar/contracts/trainers/schemas'
import { useForm, useWatch } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { formatDate } from '../../lib/format.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { idleClass } from '../../ui/button-class.ts'
import { FormFields } from '../../ui/form-fields.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { AbsenceFields } from './absence-fields.tsx'
import { ProfilePreview } from './profile-preview.tsx'
import { changesOf, type ProfileValues, resolver, toAbsence, valuesOf } from './profile-values.ts'
import { texts } from './texts.ts'

/** Form of a trainer's profile and absence, with a preview. */
export function ProfileForm({ profile }: { profile: TrainerProfile }) {
  const saved = valuesOf(profile)
  const form = useForm<ProfileValues>({ resolver, defaultValues: saved })
  const { register, control } = form
  const { errors, isDirty, defaultValues = {} } = form.formState
  const values = useWatch({ control })
  const save = useApiMutation(trainers.update, {
    refresh: trainers.mine,
    onSuccess: (answer) => {
      form.reset(valuesOf(answer))
      toast.success(texts.saved)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((entered) => isDirty && save.mutate({ body: changesOf(defaultValues, entered) }))}
    >
      <FormFields isSaving={save.isPending}>
        <TextField
          label={texts.headline}
          optional
          description={texts.headlineHint}
          error={errors.headline?.message}
          {...register('headline')}
        />
        <TextArea label={texts.about} optional rows={4} error={errors.about?.message} {...register('about')} />
        <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
          <SelectField
            label={texts.profession}
            description={texts.professionHint}
            error={errors.profession?.message}
            {...register('profession')}
          >
            {profession.options.map((option) => (
              <option key={option} value={option}>
                {professionNames[option]}
              </option>
            ))}
          </SelectField>
          <TextField
            label={texts.qualification}
            optional
            description={texts.qualificationHint}
            error={errors.qualification?.message}
            {...register('qualification')}
          />
          <TextField
            label={texts.registerNumber}
            optional
            error={errors.registerNumber?.message}
            {...register('registerNumber')}
          />
          <TextField
            label={texts.website}
            optional
            type="url"
            error={errors.website?.message}
            {...register('website')}
          />
        </div>
        <p className="mb-4 text-sm text-ink-soft">
          {profile.verifiedAt ? texts.verified(formatDate(profile.verifiedAt)) : texts.notVerified}
        </p>
        <AbsenceFields form={form} />
      </FormFields>
      <ProfilePreview
        values={{ ...saved, ...values, absence: toAbsence(values.absence) }}
        isVerified={profile.verifiedAt !== null}
      />
      <Button type="submit" className={`mt-5 ${idleClass}`} pending={save.isPending} aria-disabled={!isDirty}>
        {texts.save}
      </Button>
      <UnsavedGuard active={isDirty} saving={save.isPending} />
    </form>
  )
}
