import type { InboxThread, ThreadFolder } from '@kostbar/contracts/messages/schemas'
import { Check, Clock3, RotateCcw } from 'lucide-react'
import type { RefObject } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link } from 'react-router-dom'
import { SavedReplyMenu } from '../../../domain/saved-replies/saved-reply-menu.tsx'
import { fullName } from '../../../domain/users/person.ts'
import { paths, userPath } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Menu } from '../../../ui/menu.tsx'
import { texts } from '../texts.ts'
import { Thread } from '../thread.tsx'
import { useThread } from '../use-thread.ts'
import { mondayMorning, tomorrowMorning } from './later-times.ts'

interface ThreadPanelProps {
  readonly userId: string
  /** Undefined for a thread opened by its URL that was not in the loaded list: it cannot be moved. */
  readonly thread: InboxThread | undefined
  readonly fieldRef: RefObject<HTMLTextAreaElement | null>
  readonly onMove: (to: ThreadFolder, until?: string) => void
}

/** Open thread of the inbox, with the trainer's actions on it. */
export const ThreadPanel = ({ userId, thread, fieldRef, onMove }: ThreadPanelProps) => (
  <>
    <ThreadHead userId={userId} thread={thread} onMove={onMove} />
    <Thread
      key={userId}
      userId={userId}
      viewer="trainer"
      fieldRef={fieldRef}
      tools={(insert) => <SavedReplyMenu onInsert={insert} focusField={() => fieldRef.current?.focus()} />}
      className="flex-1"
    />
  </>
)

/** Head of a thread: client with a link to their page, and the actions on a listed thread. */
function ThreadHead({ userId, thread, onMove }: Omit<ThreadPanelProps, 'fieldRef'>) {
  const { data: loaded } = useThread(userId)
  const client = thread ?? loaded?.coaching?.client
  if (!client) return null
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-3">
      <Avatar name={fullName(client)} picture={client.profileImage} />
      <div className="min-w-0 flex-1 basis-44">
        <h2 className="truncate text-xl">{fullName(client)}</h2>
        <Link to={userPath(paths.user, userId)} className="text-sm">
          {texts.toClient(client.firstName)}
        </Link>
      </div>
      {thread ? (
        <div className="flex gap-1 print:hidden">
          <MoveButtons thread={thread} onMove={onMove} />
        </div>
      ) : null}
    </div>
  )
}

function MoveButtons({ thread, onMove }: { thread: InboxThread; onMove: ThreadPanelProps['onMove'] }) {
  if (thread.folder !== 'OPEN') {
    return (
      <Button variant="secondary" size="sm" onClick={() => onMove('OPEN')}>
        <RotateCcw className="size-4" aria-hidden="true" />
        {texts.reopen}
      </Button>
    )
  }
  return (
    <>
      <Menu
        label={texts.laterLabel}
        trigger={
          <AriaButton className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            <Clock3 className="size-4" aria-hidden="true" />
            {texts.later}
          </AriaButton>
        }
        entries={[
          { id: 'tomorrow', label: texts.tomorrow, onAction: () => onMove('LATER', tomorrowMorning().toISOString()) },
          { id: 'monday', label: texts.monday, onAction: () => onMove('LATER', mondayMorning().toISOString()) },
          { id: 'someday', label: texts.someday, onAction: () => onMove('LATER') },
        ]}
      />
      <Button variant="secondary" size="sm" onClick={() => onMove('DONE')}>
        <Check className="size-4" aria-hidden="true" />
        {texts.done}
      </Button>
    </>
  )
}
