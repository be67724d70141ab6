import { documents } from '@kostbar/contracts/documents/endpoints'
import type { Document } from '@kostbar/contracts/documents/schemas'
import { useApiMutation } from '../../lib/api.ts'
import { LazyConfirmDialog } from '../../lib/lazy-confirm-dialog.tsx'
import { toastProblem } from '../../lib/toast-problem.ts'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface RemoveDocumentProps {
  readonly userId: string
  readonly document: Document
  readonly onClose: () => void
  /** Called after the deletion. Must move the focus, because the focused button is gone. */
  readonly onRemoved: () => void
}

/** Dialog to confirm and delete a document. */
export function RemoveDocument({ userId, document, onClose, onRemoved }: RemoveDocumentProps) {
  const remove = useApiMutation(documents.remove, {
    refresh: documents.ofUser,
    onSuccess() {
      onClose()
      onRemoved()
      toast.success(texts.removed)
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <LazyConfirmDialog
      onOpenChange={onClose}
      thing={document.name}
      title={texts.removeTitle}
      text={texts.confirmRemove(document.name)}
      confirmLabel={texts.removeNow}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: userId, docId: document.id } })}
    />
  )
}
