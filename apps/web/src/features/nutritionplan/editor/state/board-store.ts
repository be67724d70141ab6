import type { Weekday } from '@kostbar/contracts/meals'
import { createStore } from '../../../../lib/external-store.ts'
import { addStop, type Stop } from './navigation.ts'
import type { MealSlot, PlanItem } from './plan-week.ts'

/** What is open over the board. */
export type OpenDialog =
  | { readonly type: 'entry'; readonly key: string }
  | { readonly type: 'meal'; readonly slot: MealSlot }
  | { readonly type: 'day'; readonly day: Weekday }
  | { readonly type: 'fit'; readonly days: readonly Weekday[] }
  | { readonly type: 'search' | 'publish' | 'discard' | 'shortcuts' }

/** What is being dragged: an entry of the board, or a search result. */
export type Dragged =
  | { readonly type: 'entry'; readonly key: string }
  | { readonly type: 'item'; readonly item: PlanItem }

interface DropPlace {
  readonly slot: MealSlot
  /** Before the entry at this index. */
  readonly index: number
}

/** Shown at the side of the board. */
export type SidePanel = 'search' | 'client' | 'revisions'

interface BoardState {
  /** Gets what is added from the search. */
  readonly selected: MealSlot
  /** The one element of the board that Tab reaches. */
  readonly stop: Stop
  /** To be focused after the next rendering; a new object for each request. */
  readonly focusRequest: { readonly stop: Stop } | null
  readonly dialog: OpenDialog | null
  readonly panel: SidePanel
  readonly dragged: Dragged | null
  readonly drop: DropPlace | null
  /** Copied or cut, to be pasted into a meal. */
  readonly clipboard: { readonly item: PlanItem; readonly amount: number } | null
  /** What the last command did; `isUndoable` until it is undone. */
  readonly outcome: { readonly text: string; readonly isUndoable: boolean } | null
}

/** What the editor shows beside the plan itself. @param today where it begins */
export function createBoardStore(today: Weekday) {
  const slot: MealSlot = { day: today, meal: 'BREAKFAST' }
  const store = createStore<BoardState>({
    selected: slot,
    stop: addStop(slot),
    focusRequest: null,
    dialog: null,
    panel: 'search',
    dragged: null,
    drop: null,
    clipboard: null,
    outcome: null,
  })
  const update = (changes: Partial<BoardState>) => store.set({ ...store.get(), ...changes })
  return {
    subscribe: store.subscribe,
    get: store.get,
    update,
    /** The focus has come to a stop. */
    enter(stop: Stop, selected: MealSlot): void {
      const current = store.get()
      const isSelected = current.selected.day === selected.day && current.selected.meal === selected.meal
      if (current.stop !== stop || !isSelected) update({ stop, selected: isSelected ? current.selected : selected })
    },
    /** Selects a meal without moving the focus. */
    select: (selected: MealSlot) => update({ selected, stop: addStop(selected) }),
    /** Moves the focus to a stop. */
    focus: (stop: Stop, selected: MealSlot) => update({ stop, selected, focusRequest: { stop } }),
    open: (dialog: OpenDialog) => update({ dialog }),
    close: () => update({ dialog: null }),
    /** Sets where a dragged thing would be dropped. */
    setDrop(drop: DropPlace | null): void {
      const { drop: current } = store.get()
      const isSame =
        current?.index === drop?.index && current?.slot.day === drop?.slot.day && current?.slot.meal === drop?.slot.meal
      if (!isSame) update({ drop })
    },
  }
}

export type BoardStore = ReturnType<typeof createBoardStore>
