import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { texts } from './texts.ts'
import { unreadQuery } from './unread-query.ts'

const maxShown = 99

/** Link to the notifications with the number of unread ones; nothing while signed out. */
export function NotificationBell() {
  const { state, user } = useSession()
  // A query that is not fetched, even a disabled one, would make the server send the app with every public page.
  // Without the second factor that staff have to set up the API refuses it.
  return state === 'in' && user.secondFactor !== 'REQUIRED' ? <UnreadBell /> : null
}

function UnreadBell() {
  const { data } = useQuery(unreadQuery)
  const unread = data?.count ?? 0
  return (
    <Link
      to={paths.notifications}
      aria-label={texts.bell(unread)}
      className="relative grid size-11 place-items-center rounded-full text-ink hover:bg-sage"
    >
      <Bell className="size-5.5" aria-hidden="true" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 grid min-w-5 place-items-center rounded-full bg-leaf px-1 text-xs leading-5 font-semibold text-paper tabular-nums"
        >
          {unread > maxShown ? texts.many : unread}
        </span>
      ) : null}
    </Link>
  )
}
