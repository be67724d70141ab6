import { LostSession } from './lost-session.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** What the layout says about the connection and the session. */
export const Notices = () => (
  <>
    <OfflineNotice />
    <LostSession />
  </>
)
