import { useAreChangesWaiting } from '../../lib/use-are-changes-waiting.ts'
import { useConfirmUnload } from '../../lib/use-confirm-unload.ts'
import { LostSession } from './lost-session.tsx'
import { OfflineNotice } from './offline-notice.tsx'

/** Asks before changes that wait for a connection are lost, also those of a page that was left. Renders nothing. */
function WaitingChanges() {
  useConfirmUnload(useAreChangesWaiting())
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
