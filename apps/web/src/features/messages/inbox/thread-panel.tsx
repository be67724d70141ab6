import type { InboxThread, ThreadFolder } from '@kostbar/contracts/messages/schemas'
import { Check, Clock3, RotateCcw } from 'lucide-react'
import type { Ref } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Link } from 'react-router-dom'
import { fullName } from '../../../domain/users/person.ts'
import { paths, userPath } from '../../../lib/paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Button } from '../../../ui/button.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import { Menu } from '../../../ui/menu.tsx'
import { texts } from '../texts.ts'
import { Thread } from '../thread.tsx'
import { mondayMorning, tomorrowMorning } from './later-times.ts'
import { SavedReplyMenu } from './saved-reply-menu.tsx'

interface ThreadPanelProps {
  readonly userId: string
  /** Undefined for a thread that is not among the loaded ones. */
  readonly thread: InboxThread | undefined
  readonly fieldRef: Ref<HTMLTextAreaElement>
  readonly onMove: (to: ThreadFolder, until?: string) => void
}

/** An open thread of the inbox, with what the trainer does with it. */
export const ThreadPanel = ({ userId, thread, fieldRef, onMove }: ThreadPanelProps) => (
  <>
    {thread ? (
      <div className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line pb-3">
        <Avatar name={fullName(thread)} picture={thread.profileImage} />
        <div className="min-w-0 flex-1 basis-44">
          <h2 className="truncate text-xl">{fullName(thread)}</h2>
          <Link to={userPath(paths.user, userId)} className="text-sm">
            {texts.toClient(thread.firstName)}
          </Link>
        </div>
        <div className="flex gap-1 print:hidden">
          <MoveButtons thread={thread} onMove={onMove} />
        </div>
      </div>
    ) : null}
    <Thread
      key={userId}
      userId={userId}
      viewer="trainer"
      fieldRef={fieldRef}
      tools={(insert) => <SavedReplyMenu onInsert={insert} />}
      className="flex-1"
    />
  </>
)

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
