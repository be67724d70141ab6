import { useMatch } from 'react-router-dom'
import { UnreadBadge } from '../features/messages/unread-badge.tsx'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { SlotsLapsedNotice } from '../features/subscriptions/slots-lapsed-notice.tsx'
import { UsefulLinks } from '../features/workout/useful-links.tsx'
import { paths } from '../lib/paths.ts'
import { useUser } from '../lib/session.ts'

/** Layout of the signed-in area; on wide screens with useful links beside the user's own pages. */
export function ProfileLayout() {
  const user = useUser()
  const isOwnPage = useMatch(`${paths.profile}/*`) !== null
  return (
    <ProfileFrame
      sidebar={isOwnPage ? <UsefulLinks /> : null}
      notice={user?.trainer ? <SlotsLapsedNotice /> : null}
      unreadMessages={user ? <UnreadBadge /> : null}
    />
  )
}
