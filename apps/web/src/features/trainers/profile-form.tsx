import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { addDays, todayInVienna } from '@kostbar/contracts/calendar'
import { trainers } from '@kostbar/contracts/trainers/endpoints'
import { type Absence, profession, professionNames } from '@kostbar/contracts/trainers/profile'
import { absenceFields, profileFields, type TrainerProfile } from '@kostbar/contracts/trainers/schemas'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { TrainerCard } from '../../domain/trainers/trainer-card.tsx'
import { fullName } from '../../domain/users/person.ts'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { formatDate } from '../../lib/format.ts'
import { useUser } from '../../lib/session.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { controlClass, Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

const profileForm = z.object({ ...profileFields.shape, absence: z.nullable(absenceFields) })

/** Absence from unfinished input; null until both days are entered. */
const toAbsence = (entered: Partial<Absence> | null | undefined): Absence | null =>
  entered?.from && entered.until ? { from: entered.from, until: entered.until, text: entered.text ?? '' } : null

const valuesOf = ({
  headline,
  about,
  profession,
  qualification,
  registerNumber,
  website,
  absence,
}: TrainerProfile) => ({
  headline,
  about,
  profession,
  qualification,
  registerNumber,
  website,
  absence: toAbsence(absence),
})

type ProfileValues = ReturnType<typeof valuesOf>

/**
 * The fields that differ from those the form was opened with. Only they are sent: the others may have been changed in
 * another tab meanwhile.
 */
const changesOf = (before: Readonly<Partial<Record<keyof ProfileValues, unknown>>>, values: ProfileValues) =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(before[field as keyof ProfileValues]),
    ),
  ) as Partial<ProfileValues>

/** Form of a trainer's profile and absence, with a preview. */
export function ProfileForm({ profile }: { profile: TrainerProfile }) {
  const saved = valuesOf(profile)
  const form = useForm({ resolver: standardSchemaResolver(profileForm), defaultValues: saved })
  const { register, control, setValue } = form
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
  const toggleAbsence = (isAway: boolean) => {
    const today = todayInVienna()
    setValue('absence', isAway ? { from: today, until: addDays(today, 7), text: '' } : null, {
      shouldDirty: true,
    })
  }
  // Text is read-only while saving: the answer replaces it.
  return (
    <form
      method="post"
      noValidate
      onSubmit={form.handleSubmit((entered) => save.mutate({ body: changesOf(defaultValues, entered) }))}
    >
      <TextField
        label={texts.headline}
        optional
        description={texts.headlineHint}
        readOnly={save.isPending}
        error={errors.headline?.message}
        {...register('headline')}
      />
      <TextArea
        label={texts.about}
        optional
        rows={4}
        readOnly={save.isPending}
        error={errors.about?.message}
        {...register('about')}
      />
      <div className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <Field label={texts.profession} description={texts.professionHint} error={errors.profession?.message}>
          {(controlProps) => (
            <select {...register('profession')} {...controlProps} className={controlClass}>
              {profession.options.map((option) => (
                <option key={option} value={option}>
                  {professionNames[option]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <TextField
          label={texts.qualification}
          optional
          description={texts.qualificationHint}
          readOnly={save.isPending}
          error={errors.qualification?.message}
          {...register('qualification')}
        />
        <TextField
          label={texts.registerNumber}
          optional
          readOnly={save.isPending}
          error={errors.registerNumber?.message}
          {...register('registerNumber')}
        />
        <TextField
          label={texts.website}
          optional
          type="url"
          placeholder="https://"
          readOnly={save.isPending}
          error={errors.website?.message}
          {...register('website')}
        />
      </div>
      <p className="mb-4 text-sm text-ink-soft">
        {profile.verifiedAt ? texts.verified(formatDate(profile.verifiedAt)) : texts.notVerified}
      </p>
      <Checkbox
        label={texts.absence}
        description={texts.absenceHint}
        checked={Boolean(values.absence)}
        onChange={({ target }) => toggleAbsence(target.checked)}
      />
      {values.absence ? (
        <div className="grid gap-x-6 sm:grid-cols-2">
          <TextField
            label={texts.awayFrom}
            type="date"
            readOnly={save.isPending}
            error={errors.absence?.from?.message}
            {...register('absence.from')}
          />
          <TextField
            label={texts.awayUntil}
            type="date"
            readOnly={save.isPending}
            error={errors.absence?.until?.message}
            {...register('absence.until')}
          />
          <div className="sm:col-span-2">
            <TextField
              label={texts.awayText}
              optional
              readOnly={save.isPending}
              error={errors.absence?.text?.message}
              {...register('absence.text')}
            />
          </div>
        </div>
      ) : null}
      <Preview
        values={{ ...saved, ...values, absence: toAbsence(values.absence) }}
        isVerified={profile.verifiedAt !== null}
      />
      <Button type="submit" className="mt-5" pending={save.isPending} disabled={!isDirty}>
        {texts.save}
      </Button>
      <UnsavedGuard active={isDirty} saving={save.isPending} />
    </form>
  )
}

interface PreviewProps {
  readonly values: Partial<ProfileValues>
  readonly isVerified: boolean
}

/** Preview of the profile as clients see it, with the unsaved input. */
function Preview({ values, isVerified }: PreviewProps) {
  const user = useUser()
  if (!user) return null
  const { headline = '', about = '', qualification = '', registerNumber = '', website = '' } = values
  const trainer = {
    firstName: user.firstName,
    profileImage: user.profileImage,
    headline,
    about,
    profession: values.profession ?? 'OTHER',
    qualification,
    registerNumber,
    website: /^https?:\/\//.test(website) ? website : '',
    isVerified,
    absence: values.absence ?? null,
  }
  return (
    <section aria-label={texts.preview} className="mt-6">
      <h3 className="mb-2 text-lg">{texts.preview}</h3>
      <TrainerCard trainer={trainer} name={fullName(user)} />
    </section>
  )
}
