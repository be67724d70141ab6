import { GitCompareArrows } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConflictDialog } from './dialogs/conflict-dialog.tsx'
import { usePlanValue } from './editor-context.ts'
import type { DayConflict } from './state/plan-snapshot.ts'
import { texts } from './texts.ts'

/** Days changed both here and elsewhere: opens a dialog for one after the other, and lists those postponed. */
export function ConflictNotice() {
  const conflicts = usePlanValue((snapshot) => snapshot.conflicts)
  const [postponed, setPostponed] = useState<readonly DayConflict[]>([])
  const open = conflicts.find((conflict) => !postponed.includes(conflict))
  return (
    <>
      <div role="status">
        {conflicts.length > 0 ? (
          <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 rounded-lg bg-berry-soft px-4 py-2 font-medium text-berry">
            <GitCompareArrows className="size-5 shrink-0" aria-hidden="true" />
            <p className="min-w-0 flex-1 basis-60 py-1">{texts.conflictWaiting(conflicts.map(({ day }) => day))}</p>
            <Button size="sm" variant="quiet" className="text-berry!" onClick={() => setPostponed([])}>
              {texts.compare}
            </Button>
          </div>
        ) : null}
      </div>
      {open ? (
        <ConflictDialog key={open.day} conflict={open} onClose={() => setPostponed([...postponed, open])} />
      ) : null}
    </>
  )
}
