import { weekdayNames } from '@kostbar/contracts/meals'
import type { PlanRevision } from '@kostbar/contracts/nutritionplan/revision-schemas'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { usePlanValue } from '../editor-context.ts'
import { differenceSince } from '../state/revision-difference.ts'
import { texts } from '../texts.ts'
import { MealDifferences } from './difference-list.tsx'

interface RefusedUndoDialogProps {
  readonly revision: PlanRevision
  readonly onClose: () => void
}

/** Dialog that shows the later changes because of which a revision cannot be undone. */
export function RefusedUndoDialog({ revision, onClose }: RefusedUndoDialogProps) {
  const week = usePlanValue(({ history }) => history.week)
  return (
    <Dialog isOpen onOpenChange={onClose} title={texts.revisionRefusedTitle}>
      <p className="text-ink-soft">{texts.revisionRefused}</p>
      {differenceSince(revision, week, texts.unknownItem).map(({ day, meals }) => (
        <section key={day} className="mt-3">
          <h3 className="text-base">{weekdayNames[day]}</h3>
          <MealDifferences meals={meals} />
        </section>
      ))}
      <Button variant="secondary" className="mt-6" onClick={onClose}>
        {texts.close}
      </Button>
    </Dialog>
  )
}
