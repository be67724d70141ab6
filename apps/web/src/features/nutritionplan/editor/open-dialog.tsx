import type { AllergenConflict } from '@kostbar/contracts/nutritionplan/override-schemas'
import { AllergenReasonDialog } from '../../../domain/conflicts/allergen-reason-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { ShortcutHelp } from '../../../ui/shortcut-help.tsx'
import { SlideOver } from '../../../ui/slide-over.tsx'
import { DayDialog } from './dialogs/day-dialog.tsx'
import { EntryDialog } from './dialogs/entry-dialog.tsx'
import { FitPlanDialog } from './dialogs/fit-plan-dialog.tsx'
import { MealDialog } from './dialogs/meal-dialog.tsx'
import { useBoardValue, useEditor, usePlanValue } from './editor-context.ts'
import { SidePanel } from './side-panel.tsx'
import { texts } from './texts.ts'

/** Shortcuts in protective mode: portions are fitted to targets, which it hides. */
const keysWithoutNumbers = texts.keys.filter(([key]) => key !== 'P')

/** Dialog that is open over the week, one at a time. The question about an allergen conflict comes first. */
export function OpenDialog() {
  const { plan, board, areNumbersHidden } = useEditor()
  const dialog = useBoardValue((state) => state.dialog)
  const allergenConflicts = usePlanValue((snapshot) => snapshot.allergenConflicts)
  if (allergenConflicts.length > 0) {
    const items = distinctConflicts(allergenConflicts.flatMap((conflict) => conflict.items))
    return (
      <AllergenReasonDialog
        conflicts={items}
        isPending={false}
        onConfirm={(reason) => plan.giveReasons(items.map((item) => ({ ...item, reason })))}
        onClose={() => plan.dropConflictingItems(texts.steps.conflictRemoved)}
      />
    )
  }
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
      return <ShortcutHelp shortcuts={areNumbersHidden ? keysWithoutNumbers : texts.keys} onClose={board.close} />
    case 'search':
      return <SidePanelOverlay />
    default:
      return null
  }
}

/** Each item and allergen once: the reason for it holds for all days. */
const distinctConflicts = (conflicts: readonly AllergenConflict[]): AllergenConflict[] => [
  ...new Map(conflicts.map((conflict) => [`${itemOf(conflict)} ${conflict.allergen}`, conflict])).values(),
]

const itemOf = ({ recipeId, foodId }: AllergenConflict) => recipeId ?? foodId

/** Side panel as an overlay on narrow screens. It announces what was added, because it covers the week. */
function SidePanelOverlay() {
  const { board } = useEditor()
  const outcome = useBoardValue((state) => state.outcome)
  return (
    <SlideOver
      isOpen
      onOpenChange={board.close}
      title={texts.openPanel}
      footer={
        <>
          <p role="status" className="min-w-0 flex-1 self-center text-sm wrap-anywhere">
            {outcome?.text}
          </p>
          <Button onClick={board.close}>{texts.done}</Button>
        </>
      }
    >
      <div className="flex h-full flex-col">
        <SidePanel onLeave={board.close} isFocusedOnMount={hasKeyboard()} />
      </div>
    </SlideOver>
  )
}

/** Whether the device has a physical keyboard (guessed from a mouse); a screen keyboard would cover the results. */
const hasKeyboard = () => matchMedia('(pointer: fine)').matches
