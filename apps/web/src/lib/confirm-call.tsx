import type { Endpoint, Request } from '@kostbar/contracts/endpoint'
import type { ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import { toast } from '../ui/toast.ts'
import { useApiMutation } from './api.ts'
import { LazyConfirmDialog } from './lazy-dialog.tsx'
import { toastProblem } from './toast-problem.ts'

type Question = Omit<ComponentProps<typeof LazyConfirmDialog>, 'pending' | 'onConfirm'>

export interface ConfirmCallProps<E extends Endpoint> extends Question {
  readonly endpoint: E
  readonly request: Request<E>
  /** Endpoints whose queries are fetched again after the call. */
  readonly refresh: Endpoint | readonly Endpoint[]
  /** Message after the call; none by default. */
  readonly done?: string
  /** Runs after the call, once the dialog is gone. */
  readonly onDone?: () => void
}

/** Dialog to confirm a call of the API; mount it while it is open. Any answer closes it; a toast explains a refusal. */
export function ConfirmCall<E extends Endpoint>(props: ConfirmCallProps<E>) {
  const { endpoint, request, refresh, done, onDone, onClose, ...question } = props
  const { mutate, isPending } = useApiMutation(endpoint, {
    refresh,
    onSuccess() {
      // At once: where `onDone` goes back in the history, that would only close the dialog while it is there.
      flushSync(onClose)
      onDone?.()
      if (done) toast.success(done)
    },
    onError(problem) {
      onClose()
      toastProblem(problem)
    },
  })
  return <LazyConfirmDialog {...question} pending={isPending} onConfirm={() => mutate(request)} onClose={onClose} />
}
