import { focusOnMount } from '../../ui/focus-on-mount.ts'
import { Notice } from '../../ui/notice.tsx'
import { texts } from './texts.ts'
import type { StoredMessage } from './use-save-message.ts'

/** Notice that the message was changed elsewhere, with the text that is stored now. Focused, because the button is far below it. */
export const ChangedMessage = ({
  stored,
  isPlanned,
}: {
  readonly stored: StoredMessage
  readonly isPlanned: boolean
}) => (
  <Notice tone="berry">
    <p ref={focusOnMount} tabIndex={-1}>
      {isPlanned ? texts.plannedChangedMeanwhile : texts.draftChangedMeanwhile}
    </p>
    <p className="mt-2 text-ink">{texts.storedElsewhere}</p>
    <div className="font-normal text-ink">
      <p className="font-semibold wrap-anywhere">{stored.title}</p>
      <p className="wrap-anywhere">{stored.body}</p>
    </div>
  </Notice>
)
