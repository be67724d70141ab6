import { checkIns } from '@kostbar/contracts/check-ins/endpoints'
import { replyLength } from '@kostbar/contracts/check-ins/limits'
import { clients } from '@kostbar/contracts/clients/endpoints'
import { useRef, useState } from 'react'
import { SavedReplyMenu } from '../../domain/saved-replies/saved-reply-menu.tsx'
import { useApiMutation } from '../../lib/api.ts'
import { usePrivateDraft } from '../../lib/draft.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { FormFields } from '../../ui/form-fields.tsx'
import { submitOnCtrlEnter } from '../../ui/submit-on-ctrl-enter.ts'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.ts'
import { clientTexts } from './client-texts.ts'

const texts = clientTexts.reply

interface ReplyFormProps {
  readonly checkInId: string
  /** First name of the client. */
  readonly name: string
  /** Called when the reply is sent; it may be refused still. */
  readonly onSend: () => void
}

/** Appends a text as a paragraph of its own. */
const append = (text: string, addition: string) => (text.trim() === '' ? addition : `${text.trimEnd()}\n\n${addition}`)

/** Form of the trainer's reply to a check-in. The draft stays in memory until it is sent. */
export function ReplyForm({ checkInId, name, onSend }: ReplyFormProps) {
  const [text, write] = usePrivateDraft(`check-in-${checkInId}`)
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const reply = useApiMutation(checkIns.reply, {
    refresh: [checkIns.list, checkIns.queue, clients.get, clients.list],
    onSuccess: () => {
      write('')
      toast.success(texts.sent(name))
    },
    onError: toastProblem,
  })
  const focusField = () => form.current?.querySelector('textarea')?.focus()
  const change = (next: string) => {
    write(next)
    setMissing(false)
  }
  const send = () => {
    if (reply.isPending) return
    if (text.trim() === '') {
      setMissing(true)
      focusField()
      return
    }
    onSend()
    reply.mutate({ params: { id: checkInId }, body: { text: text.trim() } })
  }
  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="mt-6"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <FormFields isSaving={reply.isPending}>
        <TextArea
          label={texts.label(name)}
          rows={5}
          maxLength={replyLength}
          value={text}
          error={isMissing ? texts.required : undefined}
          onChange={({ target }) => change(target.value)}
          onKeyDown={submitOnCtrlEnter}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" pending={reply.isPending}>
            {texts.send}
          </Button>
          <SavedReplyMenu
            onInsert={(addition) => change(append(text, addition).slice(0, replyLength))}
            focusField={focusField}
          />
        </div>
      </FormFields>
    </form>
  )
}
