import type { Endpoint, Request } from '@kostbar/contracts/endpoint'
import { toast } from '../ui/toast.ts'
import { useApiMutation } from './api.ts'
import { LazyConfirmDialog } from './lazy-confirm-dialog.tsx'
import { toastProblem } from './toast-problem.ts'

interface RemoveDialogTexts {
  readonly removeTitle: string
  readonly confirmRemove: (name: string) => string
  readonly removeNow: string
  readonly removed: string
}

interface RemoveDialogProps<E extends Endpoint> {
  readonly endpoint: E
  readonly request: Request<E>
  /** Endpoints whose queries are fetched again after the deletion. */
  readonly refresh: Endpoint | readonly Endpoint[]
  /** Name of what is deleted. */
  readonly name: string
  readonly texts: RemoveDialogTexts
  readonly onClose: () => void
}

/** Dialog to confirm and delete something; mount it while it is open. */
export function RemoveDialog<E extends Endpoint>(props: RemoveDialogProps<E>) {
  const { endpoint, request, refresh, name, texts, onClose } = props
  const remove = useApiMutation(endpoint, {
    refresh,
    onSuccess() {
      onClose()
      void toast.success(texts.removed)
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <LazyConfirmDialog
      onOpenChange={onClose}
      thing={name}
      title={texts.removeTitle}
      text={texts.confirmRemove(name)}
      confirmLabel={texts.removeNow}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(request)}
    />
  )
}
