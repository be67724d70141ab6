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
  const areChangesWaiting = useAreChangesWaiting()
  const hasMemoryDrafts = useHasMemoryDrafts()
  useConfirmUnload(areChangesWaiting || hasMemoryDrafts)
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
