import type { Message } from '@kostbar/contracts/messages/schemas'
import { formatTime } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { MessageText } from './message-text.tsx'
import { texts } from './texts.ts'

/** Class names of a message bubble, also used for messages not sent yet. */
export const bubbleClass = (isMine: boolean) =>
  classNames(
    'w-fit max-w-[min(85%,38rem)] rounded-xl px-4 py-2.5 text-ink print:max-w-full print:inset-ring print:inset-ring-line',
    isMine ? 'ml-auto rounded-br-sm bg-leaf-soft' : 'rounded-bl-sm bg-raised inset-ring inset-ring-line',
  )

interface MessageBubbleProps {
  readonly message: Message
  readonly isMine: boolean
  /** Name of the author, for screen readers and print. */
  readonly author: string
  /** Whether to show that the other person has read up to this message. */
  readonly isReadMark: boolean
}

/** Message bubble with its time. */
export const MessageBubble = ({ message: { text, createdAt }, isMine, author, isReadMark }: MessageBubbleProps) => (
  <li className="flex flex-col">
    <div className={bubbleClass(isMine)}>
      <VisuallyHidden>{author}: </VisuallyHidden>
      <MessageText text={text} />
    </div>
    <p className={classNames('mt-1 px-1 text-xs text-ink-soft', isMine && 'text-right')}>
      <time dateTime={createdAt}>{formatTime(createdAt)}</time>
      {isReadMark ? ` · ${texts.read}` : null}
    </p>
  </li>
)
