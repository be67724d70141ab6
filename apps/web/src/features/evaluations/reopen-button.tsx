import { clients } from '@kostbar/contracts/clients/endpoints'
import { evaluations } from '@kostbar/contracts/evaluations/endpoints'
import { protocol } from '@kostbar/contracts/protocol/endpoints'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface ReopenButtonProps {
  readonly userId: string
  /** First name of the member. */
  readonly name: string
  readonly number: number
  /** Whether the member reads an evaluation of this protocol. */
  readonly isPublished: boolean
}

/** Button of the trainer to let the member change a submitted protocol again, with a confirmation. */
export function ReopenButton({ userId, name, number, isPublished }: ReopenButtonProps) {
  const [isConfirming, setConfirming] = useState(false)
  const reopen = useApiMutation(protocol.reopen, {
    refresh: [protocol.get, evaluations.get, clients.one, clients.list],
    onSuccess: () => {
      setConfirming(false)
      void toast.success(texts.reopened(name))
    },
    onError: (problem) => {
      setConfirming(false)
      toastProblem(problem)
    },
  })
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setConfirming(true)}>
        {texts.reopen}
      </Button>
      {isConfirming ? (
        <LazyConfirmDialog
          onOpenChange={setConfirming}
          thing={texts.protocol(number)}
          title={texts.reopenTitle}
          text={texts.reopenText(name, isPublished)}
          confirmLabel={texts.reopenConfirm}
          variant="primary"
          pending={reopen.isPending}
          onConfirm={() => reopen.mutate({ params: { userId }, body: { number } })}
        />
      ) : null}
    </>
  )
}
