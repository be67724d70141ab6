import { firstNamePlaceholder } from '@kostbar/contracts/clients/limits'
import type { Client } from '@kostbar/contracts/clients/schemas'
import { maxMessageLength } from '@kostbar/contracts/messages/limits'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fullName } from '../../domain/users/person.ts'
import { type ProblemError, problemLink } from '../../lib/problem-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { FormMessage } from '../../ui/form-message.tsx'
import { Notice } from '../../ui/notice.tsx'
import { submitOnCtrlEnter } from '../../ui/submit-on-ctrl-enter.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { type MessageDraft, useMessageDraft } from './message-draft.ts'
import { texts as clientTexts } from './texts.ts'

const texts = clientTexts.message

/** Number of recipients listed by name; the rest is counted. */
const namedRecipients = 3

interface MessageDialogProps {
  readonly recipients: readonly Client[]
  readonly pending: boolean
  /** Error of the last attempt to send; null otherwise. The written text is kept. */
  readonly problem: ProblemError | null
  readonly onSend: (draft: MessageDraft) => void
  readonly onClose: () => void
}

/** Dialog to write one message to each of the selected clients. The draft survives closing the dialog. */
export function MessageDialog({ recipients, pending, problem, onSend, onClose }: MessageDialogProps) {
  const [draft, write] = useMessageDraft()
  const [error, setError] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)
  const [first] = recipients
  const waiting = recipients.filter(({ answer }) => answer !== null).length
  const names = recipients.slice(0, namedRecipients).map(fullName).join(', ')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (pending) return
    if (draft.text.trim() !== '') return onSend({ ...draft, text: draft.text.trim() })
    setError(texts.required)
    field.current?.focus()
  }
  const insertName = () => {
    const { current } = field
    if (!current) return
    const { selectionStart, selectionEnd } = current
    flushSync(() => write(draft.text.slice(0, selectionStart) + firstNamePlaceholder + draft.text.slice(selectionEnd)))
    const caret = selectionStart + firstNamePlaceholder.length
    current.focus()
    current.setSelectionRange(caret, caret)
  }
  return (
    <Dialog isOpen onOpenChange={onClose} pending={pending} title={texts.title}>
      <form method="post" noValidate onSubmit={submit}>
        <p className="mb-4 wrap-anywhere text-ink-soft">{texts.to(names, recipients.length - namedRecipients)}</p>
        {waiting > 0 ? (
          <div className="mb-4">
            <Notice>{texts.stillWaiting(waiting)}</Notice>
          </div>
        ) : null}
        <FormFields isSaving={pending}>
          <TextArea
            ref={field}
            label={texts.text}
            description={texts.hint(firstNamePlaceholder)}
            error={error}
            autoFocus
            rows={5}
            maxLength={maxMessageLength}
            value={draft.text}
            onChange={({ target }) => {
              write(target.value)
              setError(undefined)
            }}
            onKeyDown={submitOnCtrlEnter}
          />
          <Button variant="secondary" size="sm" className="mt-2" onClick={insertName}>
            {texts.insertName}
          </Button>
        </FormFields>
        {first && draft.text.includes(firstNamePlaceholder) ? (
          <figure className="mt-4">
            <figcaption className="text-sm text-ink-soft wrap-anywhere">{texts.preview(first.firstName)}</figcaption>
            <blockquote className="mt-1 max-h-48 overflow-y-auto rounded-lg bg-sage p-4 whitespace-pre-line wrap-anywhere">
              {draft.text.replaceAll(firstNamePlaceholder, () => first.firstName)}
            </blockquote>
          </figure>
        ) : null}
        <FormMessage text={problem?.msg} link={problemLink(problem)} />
        <FormActions
          submitLabel={texts.send(recipients.length)}
          cancelLabel={clientTexts.cancel}
          isPending={pending}
          onCancel={onClose}
        />
      </form>
    </Dialog>
  )
}
