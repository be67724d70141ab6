import { Dialog } from '../../ui/dialog.tsx'
import { ConsentQuestion } from './consent-question.tsx'
import { texts } from './texts.ts'

interface ConsentDialogProps {
  /** Called when the member has agreed. */
  readonly onGiven: () => void
  readonly onClose: () => void
}

/** Dialog that asks a member for the consent to the processing of health data; closes once it is given. */
export const ConsentDialog = ({ onGiven, onClose }: ConsentDialogProps) => (
  <Dialog isOpen onOpenChange={onClose} title={texts.promptTitle}>
    <ConsentQuestion
      onGiven={() => {
        onGiven()
        onClose()
      }}
    />
  </Dialog>
)
