import { EditorSkeleton } from '../features/nutritionplan/editor/editor-skeleton.tsx'
import { OwnPlanEditor } from '../features/nutritionplan/editor/own-plan-editor.tsx'
import { texts } from '../features/nutritionplan/editor/texts.ts'
import { useUser } from '../lib/session.ts'
import { RequireAccess } from './require-access.tsx'

/** Plan editor for the member's own plan; full screen width. */
export function OwnPlanEditorPage() {
  const user = useUser()
  return (
    <div className="px-4 pt-3 pb-6 sm:px-6">
      {user ? (
        <RequireAccess heading={texts.ownTitle}>
          <OwnPlanEditor user={user} />
        </RequireAccess>
      ) : (
        <EditorSkeleton title={texts.ownTitle} />
      )}
    </div>
  )
}
