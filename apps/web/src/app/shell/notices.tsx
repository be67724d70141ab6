import { useUser } from '../../lib/session.ts'
import { useHasMemoryDrafts } from '../../lib/typed-drafts.ts'
import { useAreChangesWaiting } from '../../lib/use-are-changes-waiting.ts'
import { useConfirmUnload } from '../../lib/use-confirm-unload.ts'
import { LostSession } from './lost-session.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/**
 * Asks before the tab is closed with changes that wait for a connection, or texts and messages that are in memory only, also
 * those of a page that was left. Renders nothing.
 */
function WaitingChanges() {
  const user = useUser()
  const areChangesWaiting = useAreChangesWaiting()
  // Given up with a lost session, they are there again for the member who signs in again.
  const hasOwnDrafts = useHasMemoryDrafts() && user !== null
  useConfirmUnload(areChangesWaiting || hasOwnDrafts)
  return null
}

/** What the layout says about the connection and the session. */
export const Notices = () => (
  <>
    <OfflineNotice />
    <LostSession />
    <WaitingChanges />
  </>
)
