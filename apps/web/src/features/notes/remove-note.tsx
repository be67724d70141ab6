import { notes } from '@kostbar/contracts/notes/endpoints'
import type { Note } from '@kostbar/contracts/notes/schemas'
import { useApiMutation } from '../../lib/api.ts'
import { toastProblem } from '../../lib/toast-problem.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface RemoveNoteProps {
  readonly note: Note
  readonly onClose: () => void
  /** Called after the deletion. Must move the focus, because the focused button is gone. */
  readonly onRemoved: () => void
}

/** Dialog to confirm and delete a note. */
export function RemoveNote({ note, onClose, onRemoved }: RemoveNoteProps) {
  const remove = useApiMutation(notes.remove, {
    refresh: notes.mine,
    onSuccess() {
      onClose()
      onRemoved()
      toast.success(texts.removed)
    },
    onError: (problem) => toastProblem(problem),
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      thing={note.title}
      title={texts.removeTitle}
      text={texts.confirmRemove(note.title)}
      confirmLabel={texts.removeNow}
      pending={remove.isPending}
      onConfirm={() => remove.mutate({ params: { id: note.id } })}
    />
  )
}
