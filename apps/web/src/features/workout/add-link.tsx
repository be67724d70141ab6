import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { workout } from '@kostbar/contracts/workout/endpoints'
import { workoutLinkDraft } from '@kostbar/contracts/workout/schemas'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface AddLinkProps {
  /** Id of the user the link is added for. */
  readonly userId: string
  readonly onClose: () => void
}

/** Dialog to add a link with name and URL. */
export function AddLink({ userId, onClose }: AddLinkProps) {
  const form = useForm({ resolver: standardSchemaResolver(workoutLinkDraft), defaultValues: { name: '', link: '' } })
  const { errors, isDirty } = form.formState
  const keyOf = useContentKey()
  const add = useApiMutation(workout.add, {
    refresh: [workout.mine, workout.ofUser],
    onSuccess() {
      onClose()
      toast.success(texts.added)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  const submit = form.handleSubmit((draft) => {
    const link = { userId, ...draft }
    if (!add.isPending) add.mutate({ body: { ...link, key: keyOf(link) } })
  })
  return (
    // Unsaved input keeps the dialog open when the backdrop is tapped.
    <Dialog isOpen onOpenChange={onClose} pending={add.isPending} dismissable={!isDirty} title={texts.add} size="sm">
      <form method="post" noValidate onSubmit={submit}>
        <FormFields isSaving={add.isPending}>
          <TextField label={texts.name} error={errors.name?.message} autoFocus {...form.register('name')} />
          <TextField
            label={texts.link}
            type="url"
            inputMode="url"
            autoComplete="off"
            description={texts.linkHint}
            error={errors.link?.message}
            {...form.register('link')}
          />
        </FormFields>
        <FormActions
          className="mt-2"
          submitLabel={texts.save}
          cancelLabel={texts.cancel}
          isPending={add.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
