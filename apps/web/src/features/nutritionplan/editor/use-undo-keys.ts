import { useEffect, useEffectEvent } from 'react'
import type { PlanActions } from './state/plan-actions.ts'

/** Elements in which the browser's own undo applies. */
const textFields = 'textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** Whether the browser's own undo applies to the target; an empty input has nothing to undo. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest(textFields) !== null || (target instanceof HTMLInputElement && target.value !== ''))

/** Undo keys: Ctrl+Z undoes, Ctrl+Shift+Z or Ctrl+Y redoes a step; in text fields they are left to the browser. */
export function useUndoKeys(actions: PlanActions): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event.target)) return
    const key = event.key.toLowerCase()
    if (key === 'z' && !event.shiftKey) actions.undo()
    else if (key === 'y' || key === 'z') actions.redo()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
