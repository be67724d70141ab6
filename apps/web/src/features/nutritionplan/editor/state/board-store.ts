import type { Weekday } from '@kostbar/contracts/meals'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import { createStore } from '../../../../lib/external-store.ts'
import { addStop, type Stop } from './navigation.ts'
import type { EditorItem } from './plan-week.ts'

/** Dialog that is open over the board. */
export type EditorDialog =
  | { readonly type: 'entry'; readonly key: string }
  | { readonly type: 'meal'; readonly slot: MealSlot }
  | { readonly type: 'day'; readonly day: Weekday }
  | { readonly type: 'fit'; readonly days: readonly Weekday[] }
  | { readonly type: 'search' | 'publish' | 'discard' | 'shortcuts' }

/** Dragged object: an entry of the board, or a search result. */
export type Dragged =
  | { readonly type: 'entry'; readonly key: string }
  | { readonly type: 'item'; readonly item: EditorItem }

interface DropTarget {
  readonly slot: MealSlot
  /** Index of the entry before which the dragged object is inserted. */
  readonly index: number
}

/** Tab of the side panel. */
export type SidePanel = 'search' | 'client' | 'revisions'

interface BoardState {
  /** Meal to which search results are added. */
  readonly selected: MealSlot
  /** The only element of the board in the tab order (roving tabindex). */
  readonly stop: Stop
  /** Element to focus after the next render; a new object per request, so that equal requests take effect. */
  readonly focusRequest: { readonly stop: Stop } | null
  readonly dialog: EditorDialog | null
  readonly panel: SidePanel
  readonly dragged: Dragged | null
  readonly drop: DropTarget | null
  /** Copied or cut item with its amount, to paste into a meal. */
  readonly clipboard: { readonly item: EditorItem; readonly amount: number } | null
  /** Outcome of the last command; `isUndoable` until it is undone. */
  readonly outcome: { readonly text: string; readonly isUndoable: boolean } | null
}

/** State of the editor's view apart from the plan itself. @param selected initially selected meal */
export function createBoardStore(selected: MealSlot) {
  const store = createStore<BoardState>({
    selected,
    stop: addStop(selected),
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
    /** Records that a stop has received the focus. */
    enter(stop: Stop, selected: MealSlot): void {
      const current = store.get()
      const isSelected = current.selected.day === selected.day && current.selected.meal === selected.meal
      if (current.stop !== stop || !isSelected) update({ stop, selected: isSelected ? current.selected : selected })
    },
    /** Selects a meal without moving the focus. */
    select: (selected: MealSlot) => update({ selected, stop: addStop(selected) }),
    /** Moves the focus to a stop. */
    focus: (stop: Stop, selected: MealSlot) => update({ stop, selected, focusRequest: { stop } }),
    open: (dialog: EditorDialog) => update({ dialog }),
    close: () => update({ dialog: null }),
    /** Sets the position where the dragged object would be dropped; null for none. */
    setDrop(drop: DropTarget | null): void {
      const { drop: current } = store.get()
      const isSame =
        current?.index === drop?.index && current?.slot.day === drop?.slot.day && current?.slot.meal === drop?.slot.meal
      if (!isSame) update({ drop })
    },
  }
}

export type BoardStore = ReturnType<typeof createBoardStore>
