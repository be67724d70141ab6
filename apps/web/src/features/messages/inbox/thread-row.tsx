import { todayInVienna, viennaDay } from '@kostbar/contracts/calendar'
import type { InboxThread } from '@kostbar/contracts/messages/schemas'
import { Link } from 'react-router-dom'
import { DueBadge } from '../../../domain/deadlines/due-badge.tsx'
import { fullName } from '../../../domain/users/person.ts'
import { formatDateTime, formatShortDate, formatTime } from '../../../lib/format.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { texts } from '../texts.ts'

interface ThreadRowProps {
  readonly thread: InboxThread
  readonly to: { pathname: string; search: string }
  readonly isSelected: boolean
}

/** Time of day if today, otherwise the date. */
const shortMoment = (moment: string) =>
  viennaDay(moment) === todayInVienna() ? formatTime(moment) : formatShortDate(moment)

/** Row of a thread: client, beginning of the newest message, and deadline of the answer. */
export function ThreadRow({ thread, to, isSelected }: ThreadRowProps) {
  const { isUnread, last, profileImage } = thread
  const name = fullName(thread)
  return (
    <li>
      <Link
        to={to}
        aria-current={isSelected ? 'page' : undefined}
        className={classNames(
          'flex gap-3 rounded-lg px-3 py-3 text-ink no-underline -outline-offset-2',
          isSelected ? 'bg-leaf-soft' : 'hover:bg-sunk',
        )}
      >
        <Avatar name={name} picture={profileImage} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className={classNames('min-w-0 flex-1 truncate', isUnread ? 'font-semibold' : 'font-medium')}>
              {name}
            </span>
            {isUnread ? (
              <>
                <VisuallyHidden>{texts.unread}</VisuallyHidden>
                <span aria-hidden="true" className="size-2.5 shrink-0 self-center rounded-full bg-leaf" />
              </>
            ) : null}
            {last ? (
              <time dateTime={last.createdAt} className="text-xs whitespace-nowrap text-ink-soft tabular-nums">
                {shortMoment(last.createdAt)}
              </time>
            ) : null}
          </span>
          <span className={classNames('block truncate text-sm', isUnread ? 'text-ink' : 'text-ink-soft')}>
            <Snippet last={last} />
          </span>
          <ThreadBadges thread={thread} />
        </span>
      </Link>
    </li>
  )
}

function Snippet({ last }: Pick<InboxThread, 'last'>) {
  if (!last) return texts.noMessages
  if (last.text === null) return texts.noConsent
  return last.byClient ? last.text : texts.fromYou + last.text
}

function ThreadBadges({ thread: { deadline, status, folder, until } }: { thread: InboxThread }) {
  const isEmpty = !deadline?.dueAt && status !== 'PAUSED' && folder !== 'LATER'
  if (isEmpty) return null
  return (
    <span className="mt-1.5 flex flex-wrap gap-1.5">
      <DueBadge deadline={deadline} />
      {status === 'PAUSED' ? <Badge>{texts.paused}</Badge> : null}
      {folder === 'LATER' && until ? <Badge>{texts.laterUntil(formatDateTime(until))}</Badge> : null}
    </span>
  )
}
