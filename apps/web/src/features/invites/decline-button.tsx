import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import type { Invitation } from '@kostbar/contracts/invites/schemas'
import { ConfirmCallButton } from '../../lib/confirm-call-button.tsx'
import { texts } from './texts.ts'

interface DeclineButtonProps {
  readonly token: string
  readonly invitation: Invitation
  readonly onDeclined: () => void
}

/** Button to decline an invitation, with a confirmation. */
export function DeclineButton({ token, invitation, onDeclined }: DeclineButtonProps) {
  const { isProposal, trainer } = invitation
  return (
    <ConfirmCallButton
      button={{ variant: 'quiet', wide: true }}
      endpoint={invites.decline}
      request={{ params: { token } }}
      refresh={assignments.mine}
      title={isProposal ? texts.declineProposalTitle : texts.declineTitle}
      text={isProposal ? texts.declineProposalText : texts.declineText(trainer.firstName)}
      confirmLabel={texts.decline}
      onDone={onDeclined}
    >
      {texts.decline}
    </ConfirmCallButton>
  )
}
