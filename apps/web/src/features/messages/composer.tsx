import { maxMessageLength } from '@kostbar/contracts/messages/limits'
import { SendHorizontal } from 'lucide-react'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { usePrivateDraft } from '../../lib/draft.ts'
import { Button } from '../../ui/button.tsx'
import { idleClass } from '../../ui/button-class.ts'
import { controlClass } from '../../ui/field.tsx'
import { submitOnCtrlEnter } from '../../ui/submit-on-ctrl-enter.ts'
import { texts } from './texts.ts'

/** Number of remaining characters from which on they are counted. */
const countedLength = 500

interface ComposerProps {
  readonly userId: string
  readonly recipient: string
  readonly onSend: (text: string) => void
  readonly fieldRef?: Ref<HTMLTextAreaElement> | undefined
  /** Renders buttons beside the send button; receives a function that inserts a text into the field. */
  readonly tools?: ((insert: (text: string) => void) => ReactNode) | undefined
}

/** Appends a text on a new line. */
const append = (text: string, addition: string) => (text.trim() === '' ? addition : `${text.trimEnd()}\n${addition}`)

/** Form to write a message. The draft stays in memory until it is sent. */
export function Composer({ userId, recipient, onSend, fieldRef, tools }: ComposerProps) {
  const [text, write] = usePrivateDraft(`message-${userId}`)
  const trimmed = text.trim()
  const left = maxMessageLength - trimmed.length
  const send = () => {
    if (trimmed === '' || left < 0) return
    onSend(trimmed)
    write('')
  }
  const handleKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // Leaves the field, so that the page's keyboard shortcuts work again.
    if (event.key === 'Escape') event.currentTarget.blur()
    submitOnCtrlEnter(event)
  }
  return (
    <form
      method="post"
      className="border-t border-line bg-paper pt-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        ref={fieldRef}
        rows={2}
        value={text}
        aria-label={texts.write(recipient)}
        placeholder={texts.write(recipient)}
        aria-invalid={left < 0 || undefined}
        aria-describedby={`message-hint-${userId}`}
        onChange={(event) => write(event.target.value)}
        onKeyDown={handleKey}
        className={`${controlClass} max-h-60 resize-none field-sizing-content`}
      />
      <div className="mt-2 flex flex-wrap items-center gap-2">
        {tools?.((addition) => write(append(text, addition)))}
        <p id={`message-hint-${userId}`} aria-live="polite" className="ml-auto text-sm text-ink-soft">
          {left < 0 ? <span className="font-medium text-berry">{texts.tooLong(-left)}</span> : null}
          {left >= 0 && left < countedLength ? texts.left(left) : null}
          {left >= countedLength ? <span className="pointer-coarse:hidden max-sm:hidden">{texts.sendHint}</span> : null}
        </p>
        <Button type="submit" aria-disabled={trimmed === '' || left < 0} className={idleClass}>
          <SendHorizontal className="size-4" aria-hidden="true" />
          {texts.send}
        </Button>
      </div>
    </form>
  )
}
