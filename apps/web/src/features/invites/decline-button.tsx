import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import type { Invitation } from '@kostbar/contracts/invites/schemas'
import { useState } from 'react'
import { ConfirmCall } from '../../lib/confirm-call.tsx'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

interface DeclineButtonProps {
  readonly token: string
  readonly invitation: Invitation
  readonly onDeclined: () => void
}

/** Button to decline an invitation, with a confirmation. */
export function DeclineButton({ token, invitation, onDeclined }: DeclineButtonProps) {
  const { isProposal, trainer } = invitation
  const [isConfirming, setConfirming] = useState(false)
  return (
    <>
      <Button variant="quiet" wide onClick={() => setConfirming(true)}>
        {texts.decline}
      </Button>
      {isConfirming ? (
        <ConfirmCall
          endpoint={invites.decline}
          request={{ params: { token } }}
          refresh={assignments.mine}
          title={isProposal ? texts.declineProposalTitle : texts.declineTitle}
          text={isProposal ? texts.declineProposalText : texts.declineText(trainer.firstName)}
          confirmLabel={texts.decline}
          onDone={onDeclined}
          onClose={() => setConfirming(false)}
        />
      ) : null}
    </>
  )
}
