import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { commentLength } from '@kostbar/contracts/evaluations/limits'
import { MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useApiMutation } from '../../lib/api.ts'
import { showFormProblem } from '../../lib/form-problem.ts'
import { UnsavedGuard } from '../../lib/unsaved-guard.tsx'
import { Button } from '../../ui/button.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { submitOnCtrlEnter } from '../../ui/submit-on-ctrl-enter.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { texts } from './texts.ts'

interface CommentProps {
  readonly subject: {
    readonly userId: string
    readonly number: number
    readonly day: string
    readonly mealId: string | null
  }
  /** Name of the meal or day, for labels. */
  readonly what: string
  readonly text: string
  /** What the member reads, maybe by an earlier trainer. */
  readonly publishedText: string
  readonly canComment: boolean
}

/** Comment on a meal or day, or what is published in its place, with a button to write or edit it. */
export function Comment({ subject, what, text, publishedText, canComment }: CommentProps) {
  const [editing, setEditing] = useState<'OPEN' | 'CLOSED'>()
  if (editing === 'OPEN')
    return <CommentForm subject={subject} what={what} text={text} onClose={() => setEditing('CLOSED')} />
  return (
    <div className="mt-2">
      {text ? (
        <p dir="auto" className="max-w-prose rounded-lg bg-leaf-soft px-4 py-2 wrap-anywhere whitespace-pre-line">
          {text}
        </p>
      ) : null}
      {publishedText && !text ? (
        <div className="max-w-prose text-ink-soft">
          <p className="text-sm">{texts.publishedComment}</p>
          <p dir="auto" className="wrap-anywhere whitespace-pre-line">
            {publishedText}
          </p>
        </div>
      ) : null}
      {canComment ? (
        <Button
          variant="quiet"
          size="sm"
          autoFocus={editing === 'CLOSED'}
          onClick={() => setEditing('OPEN')}
          className="-ml-3"
        >
          <MessageSquareText className="size-4" aria-hidden="true" />
          {text ? texts.editComment : texts.addComment}
          <span className="sr-only">{`: ${what}`}</span>
        </Button>
      ) : null}
    </div>
  )
}

function CommentForm({
  subject,
  what,
  text,
  onClose,
}: Omit<CommentProps, 'publishedText' | 'canComment'> & { readonly onClose: () => void }) {
  const { userId, ...comment } = subject
  const form = useForm({ defaultValues: { text } })
  const { errors, isDirty } = form.formState
  const save = useApiMutation(evaluations.comment, {
    refresh: evaluations.get,
    onSuccess: onClose,
    onError: (problem) => showFormProblem(form, problem),
  })
  const submit = form.handleSubmit((values) => {
    if (!save.isPending) save.mutate({ params: { userId }, body: { ...comment, text: values.text } })
  })
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-2 max-w-prose">
      <UnsavedGuard active={isDirty} saving={save.isPending} searchParam="nummer" />
      <FormFields isSaving={save.isPending}>
        <TextArea
          label={texts.commentOn(what)}
          description={text ? texts.commentHint : undefined}
          autoFocus
          maxLength={commentLength}
          className="min-h-20"
          error={errors.text?.message}
          onKeyDown={submitOnCtrlEnter}
          {...form.register('text')}
        />
      </FormFields>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button type="submit" size="sm" pending={save.isPending}>
          {texts.saveComment}
        </Button>
        <Button size="sm" variant="secondary" disabled={save.isPending} onClick={onClose}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
