import { CircleAlert } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { bubbleClass } from './message-bubble.tsx'
import { MessageText } from './message-text.tsx'
import type { OutgoingMessage } from './outbox.ts'
import { texts } from './texts.ts'

interface OutgoingBubbleProps {
  readonly message: OutgoingMessage
  readonly onRetry: () => void
  readonly onDiscard: () => void
}

/** Bubble of a message being sent; after a failure with the reason and buttons to retry, copy or discard. */
export function OutgoingBubble({ message: { text, problem }, onRetry, onDiscard }: OutgoingBubbleProps) {
  const [isCopied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Clipboard without permission.
      () => toast.error(texts.notCopied),
    )
  // The buttons disappear, so the thread gets the focus.
  const leave = (action: () => void) => (event: MouseEvent) => {
    event.currentTarget.closest('section')?.focus({ preventScroll: true })
    action()
  }
  return (
    <li className="flex flex-col">
      <div className={`${bubbleClass(true)} ${problem ? 'inset-ring-2 inset-ring-berry' : 'opacity-70'}`}>
        <MessageText text={text} />
      </div>
      {problem ? (
        <div role="alert" className="mt-1 flex flex-col items-end gap-1">
          <p className="flex max-w-prose items-start gap-1.5 text-sm font-medium text-berry">
            <CircleAlert className="mt-[0.2em] size-4 shrink-0" aria-hidden="true" />
            <span>
              {texts.notSent} {problem.text}
            </span>
          </p>
          <div className="flex flex-wrap justify-end gap-1">
            <Button variant="quiet" size="sm" onClick={leave(onDiscard)}>
              {texts.discard}
            </Button>
            <Button variant="quiet" size="sm" onClick={() => void copy()}>
              {isCopied ? texts.copied : texts.copy}
            </Button>
            <Button variant="secondary" size="sm" onClick={leave(onRetry)}>
              {texts.sendAgain}
            </Button>
          </div>
        </div>
      ) : (
        <p className="mt-1 px-1 text-right text-xs text-ink-soft">{texts.sending}</p>
      )}
    </li>
  )
}
