import type { PlanDay } from '@kostbar/contracts/nutritionplan/schemas'
import type { Adaptation } from '@kostbar/contracts/templates/week-schemas'
import { LazyDialog } from '../../lib/lazy-dialog.tsx'
import type { PlannedSlot } from './planned-slot.ts'
import type { usePlanUndo } from './use-plan-undo.ts'
import type { usePortionChanges } from './use-portion-changes.ts'
import type { useSwap } from './use-swap.ts'

const fitDialog = async () => (await import('./fit-dialog.tsx')).FitDialog
const shoppingDialog = async () => (await import('./shopping-dialog.tsx')).ShoppingDialog
const mealsDialog = async () => (await import('./meals-dialog.tsx')).MealsDialog
const weeksDialog = async () => (await import('./weeks-dialog.tsx')).WeeksDialog
const revisionsDialog = async () => (await import('./revisions-dialog.tsx')).RevisionsDialog
const changeRecipeDialog = async () => (await import('./change-recipe-dialog.tsx')).ChangeRecipeDialog

/** Dialogs that concern the whole plan. */
export type PlanDialogName = 'fit' | 'shopping' | 'meals' | 'weeks' | 'revisions'

interface PlanDialogsProps {
  readonly userId: string
  /** Days in display order. */
  readonly days: readonly PlanDay[]
  /** Open dialog; a planned recipe opens the dialog to change it. */
  readonly open: PlanDialogName | PlannedSlot | undefined
  readonly portions: ReturnType<typeof usePortionChanges>
  readonly swaps: ReturnType<typeof useSwap>
  readonly undo: ReturnType<typeof usePlanUndo>
  readonly onWeekStarted: (revisionId: string | null, adapted: readonly Adaptation[]) => void
  readonly onClose: () => void
}

/** Dialogs of the own plan, each loaded when it is opened. */
export function PlanDialogs({ userId, days, open, portions, swaps, undo, onWeekStarted, onClose }: PlanDialogsProps) {
  if (open === undefined) return null
  if (open === 'shopping') return <LazyDialog load={shoppingDialog} props={{ days, onClose }} />
  if (open === 'meals') return <LazyDialog load={mealsDialog} props={{ userId, days, onClose }} />
  if (open === 'weeks') return <LazyDialog load={weeksDialog} props={{ days, onStarted: onWeekStarted, onClose }} />
  if (open === 'revisions') return <LazyDialog load={revisionsDialog} props={{ userId, undo, onClose }} />
  if (open === 'fit') {
    const { isPending, change } = portions
    const props = {
      days,
      isPending,
      onSubmit: (changes: Parameters<typeof change>[0]) => change(changes, onClose),
      onClose,
    }
    return <LazyDialog load={fitDialog} props={props} />
  }
  return (
    <LazyDialog
      load={changeRecipeDialog}
      props={{
        userId,
        slot: open,
        isChanging: portions.isPending,
        swappedIn: swaps.pendingId,
        onPortions: (change) => portions.change([change], onClose),
        onSwap: (proposal) => swaps.swap(open, proposal, onClose),
        onClose,
      }}
    />
  )
}
