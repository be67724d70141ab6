import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import type { Weekday } from '@kostbar/contracts/meals'
import type { Conflict } from '@kostbar/contracts/nutritionplan/conflicts'
import { createContext, use } from 'react'
import { useExternalValue } from '../../../lib/external-store.ts'
import type { BoardStore } from './state/board-store.ts'
import type { PlanActions } from './state/plan-actions.ts'
import type { PlanSnapshot } from './state/plan-snapshot.ts'
import type { PlanStore } from './state/plan-store.ts'
import type { EditorItem } from './state/plan-week.ts'

/** State shared by all parts of the editor. The object changes only with the targets or the care profile. */
export interface EditorContextValue {
  /** Id of the plan's owner. */
  readonly userId: string
  /** First name of the client; null in one's own plan. */
  readonly clientName: string | null
  /** Whether a template is edited, which belongs to nobody: no switched-off meals, no care profile, no revisions. */
  readonly isTemplate: boolean
  readonly plan: PlanStore
  readonly board: BoardStore
  readonly actions: PlanActions
  /** Targets of a weekday; null when none are set or numbers are hidden. */
  readonly targetsOn: (day: Weekday) => MacroTargets | null
  /** Conflicts of an item with the care profile; empty without a care profile. */
  readonly conflictsOf: (item: EditorItem) => readonly Conflict[]
  /** Protective mode ('Ohne Zahlen'): hides energy and sums. */
  readonly areNumbersHidden: boolean
}

export const EditorContext = createContext<EditorContextValue | null>(null)

export function useEditor(): EditorContextValue {
  const value = use(EditorContext)
  if (!value) throw new Error('The component is used outside the plan editor.')
  return value
}

/** Selects a value from the plan's state; rerenders only when the value changes. */
export function usePlanValue<Value>(select: (snapshot: PlanSnapshot) => Value): Value {
  const { plan } = useEditor()
  const read = () => select(plan.get())
  return useExternalValue(plan, read, read())
}

/** Selects a value from the board's state; rerenders only when the value changes. */
export function useBoardValue<Value>(select: (state: ReturnType<BoardStore['get']>) => Value): Value {
  const { board } = useEditor()
  const read = () => select(board.get())
  return useExternalValue(board, read, read())
}
