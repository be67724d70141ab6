import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { messages } from '@kostbar/contracts/messages/endpoints'
import { type SavedReply, savedReplyDraft } from '@kostbar/contracts/messages/schemas'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import type { ProblemError } from '../../lib/problem-error.ts'
import { useContentKey } from '../../lib/use-content-key.ts'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface SavedReplyFormProps {
  /** Saved reply to edit; undefined for a new one. */
  readonly reply: SavedReply | undefined
  /** Called with whether the form has unsaved input, at first and after each change of it. */
  readonly onDirtyChange: (isDirty: boolean) => void
  readonly onClose: () => void
}

/** Form to create or edit a saved reply. */
export function SavedReplyForm({ reply, onDirtyChange, onClose }: SavedReplyFormProps) {
  const form = useForm({
    resolver: standardSchemaResolver(savedReplyDraft),
    defaultValues: { title: reply?.title ?? '', text: reply?.text ?? '' },
  })
  const { errors, isDirty } = form.formState
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange])
  const options = {
    refresh: messages.savedReplies,
    onSuccess: () => {
      onClose()
      toast.success(texts.saved)
    },
    onError: (problem: ProblemError) => showFormProblem(form, problem, { unexpected: texts.saveFailed }),
  }
  const keyOf = useContentKey()
  const add = useApiMutation(messages.addSavedReply, options)
  const update = useApiMutation(messages.updateSavedReply, options)
  const isPending = add.isPending || update.isPending
  const save = form.handleSubmit((body) =>
    reply ? update.mutate({ params: { id: reply.id }, body }) : add.mutate({ body: { ...body, key: keyOf(body) } }),
  )
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event) => {
        // The dialog is rendered inside the form of an answer, which must not be submitted too.
        event.stopPropagation()
        void save(event)
      }}
    >
      <FormFields isSaving={isPending}>
        <TextField label={texts.replyTitle} error={errors.title?.message} autoFocus {...form.register('title')} />
        <TextArea label={texts.replyText} rows={6} error={errors.text?.message} {...form.register('text')} />
      </FormFields>
      <FormActions
        className="mt-2"
        submitLabel={texts.save}
        cancelLabel={texts.cancel}
        isPending={isPending}
        onCancel={onClose}
      />
    </form>
  )
}
