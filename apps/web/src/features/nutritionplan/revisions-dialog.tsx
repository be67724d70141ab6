import { Dialog } from '../../ui/dialog.tsx'
import { RevisionList } from './revision-list.tsx'
import { texts } from './texts.ts'
import type { usePlanUndo } from './use-plan-undo.ts'

interface RevisionsDialogProps {
  readonly userId: string
  readonly undo: ReturnType<typeof usePlanUndo>
  readonly onClose: () => void
}

/** Dialog with the changes of the own plan, to undo one later than right after it. */
export function RevisionsDialog({ userId, undo, onClose }: RevisionsDialogProps) {
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.revisions}>
      <p className="text-ink-soft">{texts.revisionsText}</p>
      <div className="mt-2 text-sm">
        <RevisionList userId={userId} pendingId={undo.pendingId} onUndo={({ id }) => undo.undo(id)} />
      </div>
    </Dialog>
  )
}
