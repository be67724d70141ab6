import { health } from '@kostbar/contracts/health/endpoints'
import { accessReasonLength } from '@kostbar/contracts/health/limits'
import { texts as contractTexts } from '@kostbar/contracts/texts'
import { type Query, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { ProblemError } from '../../lib/problem-error.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'

interface ReasonDialogProps {
  /** User whose health data the admin wants to see. */
  readonly userId: string
  readonly onClose: () => void
}

const needsReason = ({ state }: Query) => state.error instanceof ProblemError && state.error.code === 'reason_needed'

/** Dialog in which an admin states why they need to see a user's health data; loads all that was refused without it. */
export function ReasonDialog({ userId, onClose }: ReasonDialogProps) {
  const queries = useQueryClient()
  const form = useForm({ defaultValues: { reason: '' } })
  const { errors, isDirty } = form.formState
  const give = useApiMutation(health.giveReason, {
    onSuccess() {
      onClose()
      void queries.invalidateQueries({ predicate: needsReason })
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  const submit = form.handleSubmit(({ reason }) => {
    if (!give.isPending) give.mutate({ params: { id: userId }, body: { reason } })
  })
  const isLongEnough = (reason: string) => reason.trim().length >= accessReasonLength.min || contractTexts.accessReason
  return (
    // A typed reason keeps the dialog open when the backdrop is tapped.
    <Dialog
      isOpen
      onOpenChange={onClose}
      pending={give.isPending}
      dismissable={!isDirty}
      title={texts.reasonTitle}
      size="sm"
    >
      <form method="post" noValidate onSubmit={submit}>
        <p className="mb-4 text-ink-soft">{texts.reasonText}</p>
        <FormFields isSaving={give.isPending}>
          <TextArea
            label={texts.reasonLabel}
            description={texts.reasonHint}
            autoFocus
            maxLength={accessReasonLength.max}
            error={errors.reason?.message}
            {...form.register('reason', { validate: isLongEnough })}
          />
        </FormFields>
        <FormActions
          className="mt-2"
          submitLabel={texts.reasonConfirm}
          cancelLabel={texts.cancel}
          isPending={give.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
