import { invites } from '@kostbar/contracts/invites/endpoints'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { texts } from './texts.ts'

interface DeclineButtonProps {
  readonly token: string
  /** First name of the trainer. */
  readonly trainer: string
  readonly onDeclined: () => void
}

/** Declines an invitation after a confirmation. */
export function DeclineButton({ token, trainer, onDeclined }: DeclineButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const decline = useApiMutation(invites.decline, {
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
          title={texts.declineTitle}
          text={texts.declineText(trainer)}
          confirmLabel={texts.decline}
          pending={decline.isPending}
          onConfirm={() => decline.mutate({ params: { token } })}
        />
      ) : null}
    </>
  )
}
