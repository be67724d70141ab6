import type { Coaching } from '@kostbar/contracts/messages/schemas'
import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { clientTexts as deadlineTexts } from '../../domain/deadlines/texts.ts'
import { HealthQueryView } from '../../domain/health/health-query-view.tsx'
import { TrainerConsentHint } from '../../domain/health/trainer-consent-hint.tsx'
import { formatDate } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LazyIllustration } from '../../ui/illustration/lazy-illustration.tsx'
import { letter } from '../../ui/illustration/scenes.ts'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx'
import { Composer } from './composer.tsx'
import { MessageList } from './message-list.tsx'
import { otherPerson } from './other-person.ts'
import { texts } from './texts.ts'
import { ThreadDeadline } from './thread-deadline.tsx'
import { threadTexts } from './thread-texts.ts'
import { useMarkThreadRead } from './use-mark-thread-read.ts'
import { useMessageUpdates } from './use-message-updates.ts'
import { useSendMessage } from './use-send-message.ts'
import { type LoadedThread, useThread } from './use-thread.ts'

interface ThreadProps {
  /** Id of the client. */
  readonly userId: string
  /** Role of the viewer; `reader` is an admin, who cannot write. */
  readonly viewer: 'client' | 'trainer' | 'reader'
  /** Whether the client has consented to the trainer's reading; only needed for the client. */
  readonly mayRead?: boolean
  /** Shown instead of an empty thread for a member without a trainer, also after a coaching without a message. */
  readonly nobody?: ReactNode
  readonly fieldRef?: Ref<HTMLTextAreaElement> | undefined
  /** Renders tools of the composer; receives a function that inserts a text into the field. */
  readonly tools?: ((insert: (text: string) => void) => ReactNode) | undefined
  readonly className?: string
}

/** Thread between a client and their trainer: messages, polled for updates, and a form to write. */
export function Thread({ userId, viewer, nobody = null, className, ...composer }: ThreadProps) {
  const threadQuery = useThread(userId)
  useMessageUpdates()
  return (
    <div className={classNames('flex min-h-0 flex-col', className)}>
      <HealthQueryView userId={userId} query={threadQuery} errorTitle={texts.loadFailed} skeleton={<ThreadSkeleton />}>
        {(thread) =>
          thread.coaching ? (
            <LiveThread
              key={userId}
              userId={userId}
              viewer={viewer}
              thread={thread}
              query={threadQuery}
              nobody={nobody}
              {...composer}
            />
          ) : (
            nobody
          )
        }
      </HealthQueryView>
    </div>
  )
}

interface LiveThreadProps extends Omit<ThreadProps, 'className'> {
  readonly thread: LoadedThread
  readonly query: ReturnType<typeof useThread>
}

function LiveThread({ userId, viewer, mayRead = true, thread, query, nobody, ...composer }: LiveThreadProps) {
  const { coaching, deadline, messages } = thread
  const isTrainer = viewer !== 'client'
  const sending = useSendMessage(userId)
  if (!coaching) return null
  const other = otherPerson(coaching, isTrainer).name
  const isEmpty = messages.length === 0 && sending.outgoing.length === 0
  const isOver = coaching.status === 'ARCHIVED'
  const emptyText = () => {
    if (isOver || viewer === 'reader') return null
    return isTrainer ? texts.emptyForTrainer(other) : emptyForClient(coaching, other, mayRead)
  }
  return (
    <>
      {viewer === 'reader' ? null : <ReadMarks userId={userId} thread={thread} isTrainer={isTrainer} />}
      <ArrivalAnnouncement thread={thread} isTrainer={isTrainer} name={other} />
      {deadline ? <ThreadDeadline deadline={deadline} coaching={coaching} isTrainer={isTrainer} /> : null}
      {/* Reversed column: it starts and stays at the newest message; older ones do not move the view. */}
      <section
        aria-label={texts.thread(other)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll area must be reachable by keyboard
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain rounded-md -outline-offset-2 print:overflow-visible"
      >
        {isEmpty ? (
          <div className="my-auto">
            {isOver && nobody ? (
              nobody
            ) : (
              <EmptyState
                picture={<LazyIllustration loader={letter} className="aspect-[4/3]" />}
                title={texts.emptyTitle}
                text={emptyText()}
              />
            )}
          </div>
        ) : (
          <MessageList thread={thread} isTrainer={isTrainer} query={query} sending={sending} />
        )}
      </section>
      {isOver && !(isEmpty && nobody) ? <Notice>{texts.ended}</Notice> : null}
      {!isOver && viewer !== 'reader' ? (
        <Composer
          userId={userId}
          recipient={other}
          onSend={(text) => sending.send({ key: crypto.randomUUID(), text })}
          {...composer}
        />
      ) : null}
    </>
  )
}

/** Text of an empty thread for the client, with how soon an answer comes, or what the trainer needs to read anything. */
function emptyForClient({ status, away }: Coaching, name: string, mayRead: boolean): ReactNode {
  const invitation = texts.emptyForClient(name)
  if (!mayRead)
    return (
      <>
        {invitation} <TrainerConsentHint trainer={name} />
      </>
    )
  if (status === 'PAUSED') return `${invitation} ${deadlineTexts.paused}`
  return `${invitation} ${away ? texts.away(name, formatDate(away.until)) : threadTexts.answerWithin}`
}

interface ReadMarksProps {
  readonly userId: string
  readonly thread: LoadedThread
  readonly isTrainer: boolean
}

function ReadMarks({ userId, thread, isTrainer }: ReadMarksProps) {
  useMarkThreadRead(userId, thread, isTrainer)
  return null
}

/** Announces to screen readers messages that arrive while the thread is open. */
function ArrivalAnnouncement({ thread, isTrainer, name }: Omit<ReadMarksProps, 'userId'> & { readonly name: string }) {
  const newest = thread.messages.findLast(({ byClient }) => byClient === isTrainer)?.id ?? ''
  const seen = useRef(newest)
  const [arrivedCount, setArrivedCount] = useState(0)
  useEffect(() => {
    if (newest <= seen.current) return
    seen.current = newest
    setArrivedCount((count) => count + 1)
  }, [newest])
  return (
    <p role="status" className="sr-only">
      {/* A new element per message: screen readers would not announce an equal text again. */}
      {arrivedCount > 0 ? <span key={arrivedCount}>{texts.arrived(name)}</span> : null}
    </p>
  )
}

/** Skeleton of a thread. */
export const ThreadSkeleton = () => (
  <SkeletonArea className="flex flex-1 flex-col justify-end gap-3 py-3">
    <Skeleton className="h-16 w-2/3 rounded-xl" />
    <Skeleton className="ml-auto h-12 w-1/2 rounded-xl" />
    <Skeleton className="h-20 w-3/5 rounded-xl" />
    <Skeleton className="mt-4 h-20 rounded-md" />
  </SkeletonArea>
)
