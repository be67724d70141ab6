import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { settings } from '@kostbar/contracts/settings/endpoints'
import { profileChange } from '@kostbar/contracts/settings/schemas'
import { users } from '@kostbar/contracts/users/endpoints'
import type { User } from '@kostbar/contracts/users/schemas'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { idleClass } from '../../ui/button-class.ts'
import { FormFields } from '../../ui/form-fields.tsx'
import { focusSection } from '../../ui/page-section.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { texts } from './texts.ts'

const sectionTexts = texts.person

/** An empty last name is stored as null. */
const emptyToNull = (text: string | null) => text?.trim() || null

/** Reset option that also resets fields with unsaved input. */
const resetAll = { keepDirtyValues: false }

/** Form for name and phone number; warns before leaving with unsaved changes. */
export function PersonForm({ user, sectionId }: { user: User; sectionId: string }) {
  const { firstName, lastName, phoneNumber, trainer } = user
  const saved = { firstName, lastName, phoneNumber }
  const form = useForm({
    resolver: standardSchemaResolver(profileChange),
    values: saved,
    resetOptions: { keepDirtyValues: true },
  })
  const { register, handleSubmit, reset } = form
  const { errors, isDirty } = form.formState
  const save = useApiMutation(settings.setProfile, {
    refresh: users.info,
    onSuccess: (_answer, { body }) => {
      reset({ lastName: null, ...body }, resetAll)
      toast.success(sectionTexts.saved)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  // The saved values would overwrite what is typed before.
  const isReadOnly = !useHydrated()
  const discard = () => {
    reset(saved, resetAll)
    // The button is gone.
    focusSection(sectionId)
  }
  return (
    <form method="post" noValidate onSubmit={handleSubmit((body) => isDirty && save.mutate({ body }))}>
      <FormFields isSaving={save.isPending}>
        <div className="grid gap-x-6 sm:grid-cols-2">
          <TextField
            label={sectionTexts.firstName}
            autoComplete="given-name"
            readOnly={isReadOnly}
            error={errors.firstName?.message}
            {...register('firstName')}
          />
          <TextField
            label={sectionTexts.lastName}
            optional
            autoComplete="family-name"
            readOnly={isReadOnly}
            error={errors.lastName?.message}
            {...register('lastName', { setValueAs: emptyToNull })}
          />
        </div>
        <TextField
          label={sectionTexts.phoneNumber}
          type="tel"
          autoComplete="tel"
          readOnly={isReadOnly}
          description={trainer ? sectionTexts.phoneNumberHintTrainer : sectionTexts.phoneNumberHint}
          error={errors.phoneNumber?.message}
          {...register('phoneNumber')}
        />
      </FormFields>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending} aria-disabled={!isDirty} className={idleClass}>
          {sectionTexts.save}
        </Button>
        {isDirty ? (
          <Button variant="quiet" disabled={save.isPending} onClick={discard}>
            {sectionTexts.discard}
          </Button>
        ) : null}
      </div>
      <UnsavedGuard active={isDirty} saving={save.isPending} />
    </form>
  )
}
