import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { texts } from './texts.ts'
import { unreadQuery } from './unread-query.ts'

const maxShown = 99

/** Link to the notifications with the number of unread ones; renders nothing while signed out. */
export function NotificationBell() {
  const { state, user } = useSession()
  // UnreadBell is a component of its own, because even a disabled query would make the server send the app with every
  // public page. Staff who must set up the second factor first would be refused by the API.
  return state === 'in' && user.secondFactor !== 'REQUIRED' ? <UnreadBell /> : null
}

function UnreadBell() {
  const { data } = useQuery(unreadQuery)
  const unread = data?.count ?? 0
  return (
    <Link
      to={paths.notifications}
      aria-label={texts.bell(unread)}
      className="relative grid h-11 w-[min(2.75rem,14vw)] place-items-center rounded-full text-ink hover:bg-sage"
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
