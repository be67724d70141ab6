import { useEffect, useEffectEvent } from 'react'
import type { PlanActions } from './state/plan-actions.ts'

/** Where the browser's own undo works on the text. */
const textFields = 'textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"]'

/** A field that is empty has nothing of its own to undo. */
const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  (target.closest(textFields) !== null || (target instanceof HTMLInputElement && target.value !== ''))

/** Ctrl+Z undoes the last step, Ctrl+Shift+Z or Ctrl+Y does it again; in a text they belong to the text. */
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
