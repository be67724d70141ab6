import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import { type Weekday, weekdays } from '@kostbar/contracts/meals'
import { PanelRight } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useCareCheck } from '../../../domain/conflicts/use-care-check.ts'
import { weekdayInVienna } from '../../../domain/days/weekday.ts'
import type { MealSlot } from '../../../domain/plans/meal-slot.ts'
import { useProtectiveMode } from '../../../domain/protective-mode/use-protective-mode.ts'
import { UnsavedGuard } from '../../../lib/unsaved-guard.tsx'
import { useShortcuts } from '../../../lib/use-shortcuts.ts'
import { Button } from '../../../ui/button.tsx'
import { useWideScreen } from '../../../ui/use-wide-screen.ts'
import { Board } from './board/board.tsx'
import { ConflictNotice } from './conflict-notice.tsx'
import { EditorContext, type EditorContextValue, useEditor, usePlanValue } from './editor-context.ts'
import { OpenDialog } from './open-dialog.tsx'
import { SaveProblem } from './save-status.tsx'
import type { SearchHandle } from './search/search-panel.tsx'
import { SidePanel } from './side-panel.tsx'
import { createBoardStore } from './state/board-store.ts'
import { enabledSlot } from './state/navigation.ts'
import { createPlanActions } from './state/plan-actions.ts'
import type { PlanStore } from './state/plan-store.ts'
import { texts } from './texts.ts'
import { Toolbar } from './toolbar.tsx'
import { useUndoKeys } from './use-undo-keys.ts'

interface PlanEditorProps {
  readonly userId: string
  /** First name of a client; null in one's own plan. */
  readonly clientName: string | null
  /** Whether a template is edited; `userId` is then the id of the editing person. */
  readonly isTemplate?: boolean
  readonly plan: PlanStore
  /** Targets of a weekday; null when none are set. */
  readonly targetsOn: (day: Weekday) => MacroTargets | null
  /** Head of the editor: title, status and main action. */
  readonly head: ReactNode
}

/** Editor of a week: board, side panel, dialogs, undo and shortcuts. */
export function PlanEditor({ userId, clientName, isTemplate = false, plan, targetsOn, head }: PlanEditorProps) {
  const areNumbersHidden = useProtectiveMode()
  const { check } = useCareCheck(userId)
  const [today] = useState(() => (isTemplate ? null : weekdayInVienna(new Date())))
  const [board] = useState(() =>
    createBoardStore(enabledSlot(plan.week(), { day: today ?? 'Monday', meal: 'BREAKFAST' })),
  )
  const [actions] = useState(() => createPlanActions(plan, board))
  const editor = useMemo(
    (): EditorContextValue => ({
      userId,
      clientName,
      isTemplate,
      plan,
      board,
      actions,
      targetsOn: areNumbersHidden ? () => null : targetsOn,
      conflictsOf: (item) => (isTemplate ? [] : (check?.(item) ?? [])),
      areNumbersHidden,
    }),
    [userId, clientName, isTemplate, plan, board, actions, targetsOn, areNumbersHidden, check],
  )
  return (
    <EditorContext value={editor}>
      <Workbench editor={editor} today={today} head={head} />
    </EditorContext>
  )
}

interface WorkbenchProps {
  readonly editor: EditorContextValue
  /** Today's weekday; null in a template. */
  readonly today: Weekday | null
  readonly head: ReactNode
}

function Workbench({ editor, today, head }: WorkbenchProps) {
  const { plan, board, actions, targetsOn, areNumbersHidden } = editor
  const isWide = useWideScreen()
  const search = useRef<SearchHandle>(null)
  const openSearch = useCallback(
    (slot?: MealSlot) => {
      if (slot) board.select(slot)
      board.update({ panel: 'search' })
      // The search panel may not be rendered yet.
      if (isWide) requestAnimationFrame(() => search.current?.focus())
      else board.open({ type: 'search' })
    },
    [board, isWide],
  )
  useEffect(() => plan.subscribe(actions.keepStop), [plan, actions])
  useUndoKeys(actions)
  useShortcuts({
    '/': () => openSearch(),
    '?': () => board.open({ type: 'shortcuts' }),
    n: () => {
      const { selected } = board.get()
      if (!actions.announceIfOff(selected)) board.open({ type: 'meal', slot: selected })
    },
    t: () => board.open({ type: 'day', day: board.get().selected.day }),
    p: () => {
      if (weekdays.some((day) => targetsOn(day))) board.open({ type: 'fit', days: weekdays })
      else if (!areNumbersHidden) actions.announce(texts.noTargets)
    },
  })
  return (
    <>
      {head}
      <SaveProblem />
      <ConflictNotice />
      <Toolbar
        openPanel={
          isWide ? null : (
            <Button size="sm" variant="secondary" onClick={() => board.open({ type: 'search' })}>
              <PanelRight className="size-4" aria-hidden="true" />
              {texts.openPanel}
            </Button>
          )
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 md:grid-cols-[minmax(0,1fr)_18rem] 2xl:grid-cols-[minmax(0,1fr)_22rem] print:block">
        <Board today={today} onAdd={openSearch} />
        {isWide ? (
          <aside className="sticky top-31 flex h-[calc(100svh-8.5rem)] min-h-96 flex-col rounded-xl bg-raised p-3 shadow-low print:hidden">
            <SidePanel searchRef={search} onLeave={actions.focusCurrentStop} />
          </aside>
        ) : null}
      </div>
      <OpenDialog />
      <LeaveGuard />
    </>
  )
}

/**
 * Leaving waits until the last change is saved. While that takes long, or changes wait for a connection or a decision, it
 * asks: they can be lost.
 */
function LeaveGuard() {
  const { plan } = useEditor()
  const saveState = usePlanValue((snapshot) => snapshot.saveState)
  const isUndecided = usePlanValue(
    ({ conflicts, allergenConflicts }) => conflicts.length + allergenConflicts.length > 0,
  )
  const isBeingSaved = !isUndecided && (saveState === 'unsaved' || saveState === 'saving')
  return (
    <UnsavedGuard
      active={isUndecided || saveState !== 'saved'}
      save={isBeingSaved ? plan.flush : undefined}
      texts={texts.leave}
    />
  )
}
