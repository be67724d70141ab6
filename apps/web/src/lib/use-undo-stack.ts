import { useState } from 'react'

/** Deleted items that can be restored, one after the other, the last one first. */
export function useUndoStack<Item>() {
  const [items, setItems] = useState<readonly Item[]>([])
  return {
    /** Item deleted last; undefined when there is none. */
    last: items.at(-1),
    push: (item: Item) => setItems((earlier) => [...earlier, item]),
    /** Takes out an item that is restored, or whose deletion failed. */
    drop: (item: Item) => setItems((earlier) => earlier.filter((other) => other !== item)),
  }
}
