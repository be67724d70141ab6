import type { DragEvent } from 'react'
import type { MealSlot } from '../../../../domain/plans/meal-slot.ts'
import type { EditorContextValue } from '../editor-context.ts'
import type { Dragged } from '../state/board-store.ts'
import { findEntry, slotOf } from '../state/plan-week.ts'

/**
 * Browsers only start a drag that has data. The dragged object itself is kept in memory, because `dragover` handlers
 * may not read the data.
 */
const dataType = 'text/plain'

/** Props that make an element draggable by mouse. Keys and dialogs offer the same actions. */
export const dragProps = ({ board }: EditorContextValue, dragged: Dragged, name: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(dataType, name)
    event.dataTransfer.effectAllowed = dragged.type === 'entry' ? 'copyMove' : 'copy'
    board.update({ dragged })
  },
  onDragEnd: () => board.update({ dragged: null, drop: null }),
})

/** Index at which a drop at the pointer's height inserts: before the first entry whose middle is below the pointer. */
function dropIndex({ currentTarget, clientY }: DragEvent): number {
  const entries = [...currentTarget.querySelectorAll('[data-entry]')]
  const index = entries.findIndex((entry) => {
    const { top, height } = entry.getBoundingClientRect()
    return clientY < top + height / 2
  })
  return index < 0 ? entries.length : index
}

/** Props that make a meal a drop target. With the Ctrl or Alt key an entry is copied instead of moved. */
export function dropProps({ board, plan, actions }: EditorContextValue, slot: MealSlot) {
  return {
    onDragOver: (event: DragEvent) => {
      const { dragged } = board.get()
      if (!dragged) return
      event.preventDefault()
      event.dataTransfer.dropEffect = dragged.type === 'entry' && !isCopy(event) ? 'move' : 'copy'
      board.setDrop({ slot, index: dropIndex(event) })
    },
    onDragLeave: ({ currentTarget, relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) board.setDrop(null)
    },
    onDrop: (event: DragEvent) => {
      const { dragged } = board.get()
      if (!dragged) return
      event.preventDefault()
      const index = dropIndex(event)
      board.update({ dragged: null, drop: null })
      if (dragged.type === 'item') {
        actions.add(dragged.item, slot, undefined, index)
        board.select(slot)
        return
      }
      const from = slotOf(plan.week(), dragged.key)
      const meal = from && plan.week().days[from.day][from.meal]
      const entry = meal && findEntry(meal, dragged.key)
      if (!meal || !entry || !from) return
      if (isCopy(event)) actions.add(entry.item, slot, entry.amount, index)
      else {
        // Within the same meal, removing the entry first shifts the target index by one.
        const isBefore = from.day === slot.day && from.meal === slot.meal && meal.entries.indexOf(entry) < index
        actions.move(dragged.key, slot, isBefore ? index - 1 : index)
      }
    },
  }
}

const isCopy = ({ ctrlKey, altKey }: DragEvent) => ctrlKey || altKey
