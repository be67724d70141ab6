import { challenges } from '@kostbar/contracts/challenges/endpoints'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts as allTexts } from './texts.ts'

const texts = allTexts.mine

/** Button to leave a challenge after confirmation; rejoining stays possible. */
export function LeaveButton({ id }: { readonly id: string }) {
  const [isOpen, setOpen] = useState(false)
  const leave = useApiMutation(challenges.leave, {
    refresh: [challenges.mine, challenges.myOne],
    onSuccess: () => {
      setOpen(false)
      void toast.success(texts.left)
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <>
      <Button variant="quiet" size="sm" className="-ml-3 mt-3" onClick={() => setOpen(true)}>
        {texts.leave}
      </Button>
      {isOpen ? (
        <LazyConfirmDialog
          thing=""
          title={texts.leaveTitle}
          text={texts.leaveText}
          confirmLabel={texts.leave}
          cancelLabel={texts.leaveCancel}
          pending={leave.isPending}
          onConfirm={() => leave.mutate({ params: { id } })}
          onOpenChange={setOpen}
        />
      ) : null}
    </>
  )
}
