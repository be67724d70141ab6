import { useEffect, useEffectEvent } from 'react'

/** Actions by key (`KeyboardEvent.key`, lower case). */
export type Shortcuts = Readonly<Record<string, () => void>>

const textFields = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]'

/** Whether the key belongs to what has the focus: a field to type in, or an open dialog or menu. */
const isTaken = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) =>
  ctrlKey || metaKey || altKey || defaultPrevented || (target instanceof Element && target.closest(textFields) !== null)

/** Keyboard shortcuts of a page: single keys, which do nothing while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const action = isTaken(event) ? undefined : shortcuts[event.key.toLowerCase()]
    if (!action) return
    event.preventDefault()
    action()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => handleKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
