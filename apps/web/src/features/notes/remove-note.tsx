import { notes } from '@kostbar/contracts/notes/endpoints'
import type { Note } from '@kostbar/contracts/notes/schemas'
import { useChange } from '../../lib/api.ts'
import { problemText } from '../../lib/problem-error.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.ts'
import { texts } from './texts.ts'

interface RemoveNoteProps {
  readonly note: Note
  readonly onClose: () => void
  /** The note and the button that opened this are gone: the focus needs a new place. */
  readonly onRemoved: () => void
}

/** Asks before a note is deleted, naming it. */
export function RemoveNote({ note, onClose, onRemoved }: RemoveNoteProps) {
  const remove = useChange(notes.remove, {
    refresh: notes.mine,
    onSuccess() {
      onClose()
      onRemoved()
      toast.success(texts.removed)
    },
    onError: (problem) => toast.error(problemText(problem)),
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
