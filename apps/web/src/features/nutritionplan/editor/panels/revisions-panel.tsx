import type { PlanRevision } from '@kostbar/contracts/nutritionplan/revision-schemas'
import { useState } from 'react'
import { AllergenReasonDialog } from '../../../../domain/conflicts/allergen-reason-dialog.tsx'
import { RevisionList } from '../../revision-list.tsx'
import { RefusedUndoDialog } from '../dialogs/refused-undo-dialog.tsx'
import { useEditor, usePlanValue } from '../editor-context.ts'
import { texts } from '../texts.ts'
import { useUndoRevision } from './use-undo-revision.ts'

/** Panel with the revisions of the last 90 days; each can be undone unless a later change touched the same meals. */
export function RevisionsPanel() {
  const { userId } = useEditor()
  // Refetches the list after each save.
  const savedAt = usePlanValue((snapshot) => snapshot.savedAt)
  const [refused, setRefused] = useState<PlanRevision>()
  const undo = useUndoRevision(setRefused)
  return (
    <section aria-label={texts.revisions} className="relative min-h-0 flex-1 overflow-y-auto text-sm">
      <RevisionList userId={userId} version={savedAt} pendingId={undo.pendingId} onUndo={undo.start} />
      {undo.conflicts ? (
        <AllergenReasonDialog
          conflicts={undo.conflicts}
          isPending={undo.pendingId !== undefined}
          onConfirm={undo.confirm}
          onClose={undo.cancel}
        />
      ) : null}
      {refused ? <RefusedUndoDialog revision={refused} onClose={() => setRefused(undefined)} /> : null}
    </section>
  )
}
