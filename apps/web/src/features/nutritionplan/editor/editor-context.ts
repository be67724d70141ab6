import type { MacroTargets } from '@kostbar/contracts/macros/schemas'
import type { Weekday } from '@kostbar/contracts/meals'
import type { Conflict } from '@kostbar/contracts/nutritionplan/conflicts'
import { createContext, use } from 'react'
import { useExternalValue } from '../../../lib/external-store.ts'
import type { BoardStore } from './state/board-store.ts'
import type { PlanActions } from './state/plan-actions.ts'
import type { PlanSnapshot, PlanStore } from './state/plan-store.ts'
import type { PlanItem } from './state/plan-week.ts'

/** What all parts of the editor share. The same object until the targets or the care profile change. */
export interface EditorContextValue {
  /** Whose plan it is. */
  readonly userId: string
  /** First name; null in one's own plan. */
  readonly clientName: string | null
  readonly plan: PlanStore
  readonly board: BoardStore
  readonly actions: PlanActions
  /** Targets of a weekday; null when none are set, or when numbers are hidden. */
  readonly targetsOn: (day: Weekday) => MacroTargets | null
  /** Conflicts with the care profile; none without one. */
  readonly conflictsOf: (item: PlanItem) => readonly Conflict[]
  /** 'Ohne Zahlen': no energy and no sums. */
  readonly areNumbersHidden: boolean
}

export const EditorContext = createContext<EditorContextValue | null>(null)

export function useEditor(): EditorContextValue {
  const value = use(EditorContext)
  if (!value) throw new Error('The component is used outside the plan editor.')
  return value
}

/** A part of the plan's state. Renders again only when the part is another value. */
export function usePlanValue<Value>(select: (snapshot: PlanSnapshot) => Value): Value {
  const { plan } = useEditor()
  const read = () => select(plan.get())
  return useExternalValue(plan, read, read())
}

/** A part of what the board shows. Renders again only when the part is another value. */
export function useBoardValue<Value>(select: (state: ReturnType<BoardStore['get']>) => Value): Value {
  const { board } = useEditor()
  const read = () => select(board.get())
  return useExternalValue(board, read, read())
}
