import { useMatch } from 'react-router-dom'
import { ProfileFrame } from '../features/profile/profile-frame.tsx'
import { UsefulLinks } from '../features/workout/useful-links.tsx'
import { LazyComponent } from '../lib/lazy-component.tsx'
import { paths } from '../lib/paths.ts'
import { useUser } from '../lib/session.ts'

// All render nothing until their queries are answered.
const unreadBadge = async () => (await import('../features/messages/unread-badge.tsx')).UnreadBadge
const slotsLapsedNotice = async () =>
  (await import('../features/subscriptions/slots-lapsed-notice.tsx')).SlotsLapsedNotice
const membershipUnpaidNotice = async () =>
  (await import('../features/subscriptions/membership-unpaid-notice.tsx')).MembershipUnpaidNotice

/** Layout of the signed-in area; on wide screens, the user's own pages have useful links in a side column. */
export function ProfileLayout() {
  const user = useUser()
  const isOwnPage = useMatch(`${paths.profile}/*`) !== null
  // The settings say it themselves.
  const saysUnpaid = useMatch(paths.settings) === null && user?.membershipUnpaid
  const notice = user?.trainer ? slotsLapsedNotice : saysUnpaid ? membershipUnpaidNotice : null
  return (
    <ProfileFrame
      sidebar={isOwnPage ? <UsefulLinks /> : null}
      notice={notice ? <LazyComponent load={notice} props={{}} /> : null}
      unreadMessages={user ? <LazyComponent load={unreadBadge} props={{}} /> : null}
    />
  )
}
