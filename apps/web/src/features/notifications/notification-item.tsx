import { notifications } from '@kostbar/contracts/notifications/endpoints'
import type { Notification } from '@kostbar/contracts/notifications/schemas'
import { Link } from 'react-router-dom'
import { call } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'
import { texts } from './texts.ts'

/** Reports that the link of a notification was followed. Not awaited, and lost without a connection. */
const countOpened = (id: string) =>
  void call(notifications.markOpened, { params: { id } }, { keepalive: true }).catch(() => undefined)

/** Notification as a link to its subject. */
export const NotificationItem = ({
  notification: { id, text, link, createdAt, isRead },
}: {
  notification: Notification
}) => (
  <li>
    <Link
      to={link}
      onClick={() => countOpened(id)}
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-lg px-5 py-4 text-ink no-underline',
        isRead ? 'bg-raised hover:bg-sunk' : 'bg-sage hover:bg-sage-deep',
      )}
    >
      <span className="flex min-w-0 items-center gap-3">
        <span className={classNames('wrap-anywhere', !isRead && 'font-semibold')}>{text}</span>
        {isRead ? null : (
          <span className="shrink-0">
            <Badge tone="leaf">{texts.isNew}</Badge>
          </span>
        )}
      </span>
      <time dateTime={createdAt} className="text-sm text-ink-soft">
        {formatDateTime(createdAt)}
      </time>
    </Link>
  </li>
)
