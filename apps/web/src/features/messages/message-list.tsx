import { useState } from 'react'
import { LoadMore } from '../../ui/load-more.tsx'
import { MessageBubble } from './message-bubble.tsx'
import { dayLabel, messageDays } from './message-days.ts'
import { otherPerson } from './other-person.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import { texts } from './texts.ts'
import type { useSendMessage } from './use-send-message.ts'
import type { LoadedThread, useThread } from './use-thread.ts'

interface MessageListProps {
  readonly thread: LoadedThread
  readonly isTrainer: boolean
  readonly query: ReturnType<typeof useThread>
  readonly sending: ReturnType<typeof useSendMessage>
}

/** Id of the newest own message that the other person has read. */
const findReadMark = ({ messages, readByOther }: LoadedThread, isTrainer: boolean) =>
  messages.findLast(({ id, byClient }) => byClient !== isTrainer && readByOther !== null && id <= readByOther)?.id

/** Id of the first message that was unread when the thread was opened. */
function useFirstUnread({ messages, readByMe }: LoadedThread, isTrainer: boolean) {
  const [readWhenOpened] = useState(readByMe)
  return messages.find(({ id, byClient }) => byClient === isTrainer && (readWhenOpened === null || id > readWhenOpened))
    ?.id
}

/** Loaded messages by day, followed by messages being sent. */
export function MessageList({ thread, isTrainer, query, sending }: MessageListProps) {
  const { coaching, messages } = thread
  const readMark = findReadMark(thread, isTrainer)
  const firstUnread = useFirstUnread(thread, isTrainer)
  const otherName = coaching ? otherPerson(coaching, isTrainer).author : ''
  const known = new Set(messages.map(({ key }) => key))
  const outgoing = sending.outgoing.filter(({ key }) => !known.has(key))
  return (
    <div className="flex flex-col gap-5 px-1 py-3">
      <LoadMore query={query} label={texts.older} />
      {messageDays(messages).map(({ day, messages: ofDay }) => (
        <section key={day} aria-label={dayLabel(day)}>
          <p className="mb-3 text-center text-xs font-semibold text-ink-soft">{dayLabel(day)}</p>
          <ol className="flex flex-col gap-3">
            {ofDay.map((message) => [
              message.id === firstUnread && message !== messages[0] ? (
                <li key="unread" className="flex items-center gap-3 text-xs font-semibold text-leaf">
                  <span aria-hidden="true" className="h-px flex-1 bg-leaf" />
                  {texts.unreadFrom}
                  <span aria-hidden="true" className="h-px flex-1 bg-leaf" />
                </li>
              ) : null,
              <MessageBubble
                key={message.id}
                message={message}
                isMine={message.byClient !== isTrainer}
                author={message.byClient === isTrainer ? otherName : texts.you}
                isReadMark={message.id === readMark}
              />,
            ])}
          </ol>
        </section>
      ))}
      {outgoing.length > 0 ? (
        <ol className="flex flex-col gap-3">
          {outgoing.map((message) => (
            <OutgoingBubble
              key={message.key}
              message={message}
              onRetry={() => sending.send(message)}
              onDiscard={() => sending.discard(message.key)}
            />
          ))}
        </ol>
      ) : null}
    </div>
  )
}
