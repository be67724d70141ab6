import { assignments } from '@kostbar/contracts/assignments/endpoints'
import { invites } from '@kostbar/contracts/invites/endpoints'
import type { Invitation } from '@kostbar/contracts/invites/schemas'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
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
  const decline = useApiMutation(invites.decline, {
    refresh: assignments.mine,
    onSuccess: onDeclined,
    onError: (problem) => {
      setConfirming(false)
      toastProblem(problem)
    },
  })
  return (
    <>
      <Button variant="quiet" wide onClick={() => setConfirming(true)}>
        {texts.decline}
      </Button>
      {isConfirming ? (
        <LazyConfirmDialog
          onOpenChange={setConfirming}
          thing={texts.invitation}
          title={isProposal ? texts.declineProposalTitle : texts.declineTitle}
          text={isProposal ? texts.declineProposalText : texts.declineText(trainer.firstName)}
          confirmLabel={texts.decline}
          pending={decline.isPending}
          onConfirm={() => decline.mutate({ params: { token } })}
        />
      ) : null}
    </>
  )
}
