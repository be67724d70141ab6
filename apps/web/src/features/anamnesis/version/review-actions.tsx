import { anamnesis } from '@kostbar/contracts/anamnesis/endpoints'
import { reviewLength } from '@kostbar/contracts/anamnesis/limits'
import type { AnamnesisOverview, ReviewOutcome } from '@kostbar/contracts/anamnesis/schemas'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../../lib/api.ts'
import { showFormProblem } from '../../../lib/form-problem.ts'
import { problemText } from '../../../lib/problem-error.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { FormFields } from '../../../ui/form-fields.tsx'
import { restoreFocus } from '../../../ui/restore-focus.ts'
import { TextArea } from '../../../ui/text-area.tsx'
import { toast } from '../../../ui/toast.ts'
import { trainerTexts } from '../trainer-texts.ts'

interface ReviewActionsProps {
  readonly userId: string
  readonly version: AnamnesisOverview['versions'][number]
}

const refresh = [anamnesis.get, clients.get, clients.list]

/** Buttons to review the newest version: mark as read, or request changes. */
export function ReviewActions({ userId, version: { number, reviews } }: ReviewActionsProps) {
  const [isAsking, setAsking] = useState(false)
  const otherButton = useRef<HTMLButtonElement>(null)
  const markRead = useApiMutation(anamnesis.review, {
    refresh,
    onSuccess: () => {
      if (otherButton.current) restoreFocus(otherButton.current)
      toast.success(trainerTexts.reviewed)
    },
    onError: (problem) => toast.error(problemText(problem)),
  })
  const outcome: ReviewOutcome | undefined = reviews.at(-1)?.outcome
  return (
    <div className="flex flex-wrap gap-3">
      <Button ref={otherButton} variant="secondary" onClick={() => setAsking(true)}>
        {trainerTexts.requestChanges}
      </Button>
      {outcome === 'REVIEWED' ? null : (
        <Button
          pending={markRead.isPending}
          onClick={() => markRead.mutate({ params: { userId }, body: { number, outcome: 'REVIEWED', text: '' } })}
        >
          {trainerTexts.markRead}
        </Button>
      )}
      {isAsking ? <RequestDialog userId={userId} number={number} onClose={() => setAsking(false)} /> : null}
    </div>
  )
}

interface RequestDialogProps {
  readonly userId: string
  readonly number: number
  readonly onClose: () => void
}

/** Dialog to request changes of an anamnesis from the member. */
function RequestDialog({ userId, number, onClose }: RequestDialogProps) {
  const form = useForm({ defaultValues: { text: '' } })
  const request = useApiMutation(anamnesis.review, {
    refresh,
    onSuccess() {
      onClose()
      toast.success(trainerTexts.requested)
    },
    onError: (problem) => showFormProblem(form, problem),
  })
  const submit = form.handleSubmit(({ text }) => {
    if (!request.isPending) request.mutate({ params: { userId }, body: { number, outcome: 'CHANGES_REQUESTED', text } })
  })
  const { errors, isDirty } = form.formState
  const isGiven = (text: string) => text.trim() !== '' || trainerTexts.requestMissing
  return (
    // Unsaved input keeps the dialog open when the backdrop is tapped.
    <Dialog
      isOpen
      onOpenChange={onClose}
      pending={request.isPending}
      dismissable={!isDirty}
      title={trainerTexts.requestTitle}
    >
      <form method="post" noValidate onSubmit={submit}>
        <p className="mb-4 text-ink-soft">{trainerTexts.requestText}</p>
        <FormFields isSaving={request.isPending}>
          <TextArea
            label={trainerTexts.requestLabel}
            autoFocus
            maxLength={reviewLength}
            error={errors.text?.message}
            {...form.register('text', { validate: isGiven })}
          />
        </FormFields>
        <FormActions
          className="mt-2"
          submitLabel={trainerTexts.send}
          cancelLabel={trainerTexts.cancel}
          isPending={request.isPending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
