import { StoredElsewhere } from '../../ui/stored-elsewhere.tsx'
import { texts } from './texts.ts'
import type { StoredMessage } from './use-save-message.ts'

/** Notice that the message was changed elsewhere, with the text that is stored now. */
export const ChangedMessage = ({
  stored,
  isPlanned,
}: {
  readonly stored: StoredMessage
  readonly isPlanned: boolean
}) => (
  <StoredElsewhere text={isPlanned ? texts.plannedChangedMeanwhile : texts.draftChangedMeanwhile}>
    <p className="font-semibold">{stored.title}</p>
    <p>{stored.body}</p>
  </StoredElsewhere>
)
