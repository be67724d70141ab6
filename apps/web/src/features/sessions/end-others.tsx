import { sessions } from '@kostbar/contracts/sessions/endpoints'
import { useState } from 'react'
import { useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface EndOthersProps {
  /** Number of other devices. */
  readonly count: number
}

/** Button to sign out all other devices, with a confirmation. */
export function EndOthers({ count }: EndOthersProps) {
  const [isConfirming, setConfirming] = useState(false)
  const end = useApiMutation(sessions.endOthers, {
    refresh: sessions.mine,
    onSuccess: () => {
      setConfirming(false)
      toast.success(texts.othersEnded)
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <>
      <Button variant="secondary" className="mt-5" onClick={() => setConfirming(true)}>
        {texts.endOthers}
      </Button>
      {isConfirming ? (
        <LazyConfirmDialog
          onOpenChange={setConfirming}
          thing={texts.title}
          title={texts.endOthersTitle}
          text={texts.endOthersText(count)}
          confirmLabel={texts.endOthers}
          pending={end.isPending}
          onConfirm={() => end.mutate({})}
        />
      ) : null}
    </>
  )
}
