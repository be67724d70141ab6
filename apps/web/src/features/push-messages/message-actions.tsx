import { Button } from '../../ui/button.tsx'
import type { MessageValues } from './message-values.ts'
import { texts } from './texts.ts'

interface MessageActionsProps {
  /** Id of the form that is submitted to send or plan the message. */
  readonly formId: string
  /** Whether the message is planned already, so that it cannot become a draft. */
  readonly isPlanned: boolean
  readonly schedule: MessageValues['schedule']
  /** What is being done with the message; undefined when nothing is. */
  readonly running: 'DRAFT' | 'PUBLISH' | undefined
  readonly onDraft: () => void
  readonly onCancel: () => void
}

/** Buttons of a push message: cancel, save as a draft, and send or plan. */
export const MessageActions = ({ formId, isPlanned, schedule, running, onDraft, onCancel }: MessageActionsProps) => (
  <>
    <Button variant="quiet" disabled={running !== undefined} onClick={onCancel}>
      {texts.cancel}
    </Button>
    {isPlanned ? null : (
      <Button variant="secondary" pending={running === 'DRAFT'} disabled={running === 'PUBLISH'} onClick={onDraft}>
        {texts.saveDraft}
      </Button>
    )}
    <Button type="submit" form={formId} pending={running === 'PUBLISH'} disabled={running === 'DRAFT'}>
      {isPlanned ? texts.save : schedule === 'NOW' ? texts.sendNow : texts.plan}
    </Button>
  </>
)
