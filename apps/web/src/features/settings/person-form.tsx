import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { profileChange } from '@kostbar/contracts/settings/schemas'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useForm } from 'react-hook-form'
import { useChange } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { texts } from './texts.ts'

const words = texts.person

/** An empty line is no last name. */
const orNothing = (text: string | null) => text?.trim() || null

/** The form becomes what was saved, also in the fields that were typed into. */
const whole = { keepDirtyValues: false }

/** Names and phone number. What is typed and not saved is asked about before the page is left. */
export function PersonForm({ user: { firstName, lastName, phoneNumber } }: { user: User }) {
  const saved = { firstName, lastName, phoneNumber }
  const form = useForm({
    resolver: standardSchemaResolver(profileChange),
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, reset } = form
  const { errors, isDirty } = form.formState
  // What is typed before the form is alive would give way to what was saved.
  const waits = !useHydrated()
  const save = useChange(settings.profile, {
    refresh: users.info,
    onSuccess: (_answer, { body }) => {
      reset({ lastName: null, ...body }, whole)
      toast.success(words.saved)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  return (
    <form method="post" noValidate onSubmit={handleSubmit((body) => save.mutate({ body }))}>
      <div className="grid gap-x-6 sm:grid-cols-2">
        <TextField
          label={words.firstName}
          autoComplete="given-name"
          readOnly={waits}
          error={errors.firstName?.message}
          {...register('firstName')}
        />
        <TextField
          label={words.lastName}
          optional
          autoComplete="family-name"
          readOnly={waits}
          error={errors.lastName?.message}
          {...register('lastName', { setValueAs: orNothing })}
        />
      </div>
      <TextField
        label={words.phoneNumber}
        type="tel"
        autoComplete="tel"
        readOnly={waits}
        description={words.phoneNumberHint}
        error={errors.phoneNumber?.message}
        {...register('phoneNumber')}
      />
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending} disabled={!isDirty}>
          {words.save}
        </Button>
        {isDirty ? (
          <Button variant="quiet" disabled={save.isPending} onClick={() => reset(saved, whole)}>
            {words.discard}
          </Button>
        ) : null}
      </div>
      <UnsavedGuard active={isDirty && !save.isPending} />
    </form>
  )
}
