import { AllergenReasonDialog } from '../../../domain/conflicts/allergen-reason-dialog.tsx'
import { ShortcutHelp } from '../../../ui/shortcut-help.tsx'
import { SlideOver } from '../../../ui/slide-over.tsx'
import { DayDialog } from './dialogs/day-dialog.tsx'
import { EntryDialog } from './dialogs/entry-dialog.tsx'
import { FitPlanDialog } from './dialogs/fit-plan-dialog.tsx'
import { MealDialog } from './dialogs/meal-dialog.tsx'
import { useBoardValue, useEditor, usePlanValue } from './editor-context.ts'
import { SidePanel } from './side-panel.tsx'
import { texts } from './texts.ts'

/** What is open over the week; one at a time. A question about an allergen comes first. */
export function OpenDialog() {
  const { plan, board } = useEditor()
  const dialog = useBoardValue((state) => state.dialog)
  const allergenConflict = usePlanValue((snapshot) => snapshot.allergenConflict)
  if (allergenConflict)
    return (
      <AllergenReasonDialog
        conflicts={allergenConflict.items}
        isPending={false}
        onConfirm={(reason) => plan.giveReasons(allergenConflict.items.map((item) => ({ ...item, reason })))}
        onClose={() => plan.dropConflictingItems(texts.steps.conflictRemoved)}
      />
    )
  switch (dialog?.type) {
    case 'entry':
      return <EntryDialog entryKey={dialog.key} />
    case 'meal':
      return <MealDialog slot={dialog.slot} />
    case 'day':
      return <DayDialog day={dialog.day} />
    case 'fit':
      return <FitPlanDialog days={dialog.days} />
    case 'shortcuts':
      return <ShortcutHelp shortcuts={texts.keys} onClose={board.close} />
    case 'search':
      return (
        <SlideOver isOpen onOpenChange={board.close} title={texts.panels}>
          <div className="flex h-full flex-col">
            <SidePanel onLeave={board.close} isFocusedOnMount />
          </div>
        </SlideOver>
      )
    default:
      return null
  }
}
